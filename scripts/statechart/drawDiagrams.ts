import type { AnyStateNode } from 'xstate';
import { type ChartTransition, statesOf, transitionsOf } from './readChart';

/** One diagram for each region, if the machine has regions. */
export function drawDiagrams(root: AnyStateNode): string[] {
  const regions = root.type === 'parallel' ? Object.values(root.states) : [root];
  return regions.filter(({ type }) => type !== 'atomic').map(drawDiagram);
}

function drawDiagram(region: AnyStateNode): string {
  const transitions = statesOf(region).flatMap(transitionsOf);
  const flat = findFlat(region, transitions);
  // One arrow between two states has the labels of all transitions from one to the other.
  const arrows = new Map<string, string[]>();
  for (const transition of transitions) {
    for (const target of transition.targets.filter((node) => isWithin(node, region))) {
      const arrow = `${startOf(transition, flat)} --> ${idOf(entryOf(target, flat))}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), labelOf(transition)]);
    }
  }
  const starts = new Set([...arrows.keys()].map((arrow) => arrow.split(' ')[0]));
  return [
    'stateDiagram-v2',
    ...drawInside(region, { flat, starts }, '  '),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow} : ${labels.join('<br/>')}`),
  ].join('\n');
}

interface Drawing {
  /** The states without a box of their own. */
  flat: Set<AnyStateNode>;
  /** Where arrows start. */
  starts: Set<string | undefined>;
}

/** If arrows cross the border of a box, Mermaid draws their labels on top of each other. */
function findFlat(region: AnyStateNode, transitions: ChartTransition[]): Set<AnyStateNode> {
  const boxes = statesOf(region).filter((node) => node !== region && hasStates(node));
  const crosses = (box: AnyStateNode, one: AnyStateNode, other: AnyStateNode) =>
    one !== box && isWithin(one, box) && isWithin(other, region) && !isWithin(other, box);
  return new Set(
    boxes.filter((box) =>
      transitions.some(({ source, targets }) =>
        targets.some((target) => crosses(box, source, target) || crosses(box, target, source)),
      ),
    ),
  );
}

function drawInside(node: AnyStateNode, drawing: Drawing, indent: string): string[] {
  const any = anyIdOf(node);
  const isFlat = drawing.flat.has(node);
  return [
    ...(drawing.starts.has(any) ? [`${indent}state "${anyNameOf(node, isFlat)}" as ${any}`] : []),
    ...(isFlat
      ? []
      : node.initial.target.map(
          (target) => `${indent}[*] --> ${idOf(entryOf(target, drawing.flat))}`,
        )),
    ...Object.values(node.states).flatMap((state) => drawState(state, drawing, indent)),
  ];
}

function drawState(state: AnyStateNode, drawing: Drawing, indent: string): string[] {
  if (drawing.flat.has(state)) return drawInside(state, drawing, indent);
  const box = `${indent}state "${nameOf(state, drawing.flat)}" as ${idOf(state)}`;
  if (hasStates(state))
    return [
      `${box} {`,
      // So a box is low, and its diagram fits on a screen.
      `${indent}  direction LR`,
      ...drawInside(state, drawing, `${indent}  `),
      `${indent}}`,
    ];
  return state.type === 'final' ? [box, `${indent}${idOf(state)} --> [*]`] : [box];
}

/** The names of surrounding states without a box come first. */
function nameOf(state: AnyStateNode, flat: Set<AnyStateNode>): string {
  const { parent, key } = state;
  return parent && flat.has(parent) ? `${nameOf(parent, flat)}.${key}` : key;
}

function anyNameOf({ key }: AnyStateNode, isFlat: boolean): string {
  return isFlat ? `any state of ${key}` : 'any state';
}

function labelOf({ trigger, time, guard }: ChartTransition): string {
  const duration = time ? ` (${time.replace(' ', '\u00a0')})` : '';
  return `${trigger}${duration}${guard ? ` [${guard}]` : ''}`;
}

/** Mermaid draws no arrow from a state to one within it: it starts at "any state". */
function startOf(transition: ChartTransition, flat: Set<AnyStateNode>): string {
  const { source } = transition;
  return staysWithin(transition) || flat.has(source) ? anyIdOf(source) : idOf(source);
}

/** If a state has no box, an arrow to it ends at its initial state. */
function entryOf(state: AnyStateNode, flat: Set<AnyStateNode>): AnyStateNode {
  const [first] = state.initial?.target ?? [];
  return flat.has(state) && first ? entryOf(first, flat) : state;
}

function staysWithin({ source, targets }: ChartTransition): boolean {
  return hasStates(source) && targets.some((node) => isWithin(node, source));
}

function hasStates({ states }: AnyStateNode): boolean {
  return Object.keys(states).length > 0;
}

function isWithin(node: AnyStateNode | undefined, ancestor: AnyStateNode): boolean {
  return node !== undefined && (node === ancestor || isWithin(node.parent, ancestor));
}

function idOf({ id }: AnyStateNode): string {
  return id.replace(/\W/g, '_');
}

function anyIdOf(node: AnyStateNode): string {
  return `${idOf(node)}__any`;
}
