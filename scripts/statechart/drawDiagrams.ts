import type { AnyStateNode } from 'xstate';
import { type ChartTransition, statesOf, transitionsOf } from './readChart';

/** Draws a machine as Mermaid state diagrams: one for each region, if it has regions. */
export function drawDiagrams(root: AnyStateNode): string[] {
  const regions = root.type === 'parallel' ? Object.values(root.states) : [root];
  return regions.filter(({ type }) => type !== 'atomic').map(drawDiagram);
}

function drawDiagram(region: AnyStateNode): string {
  // One arrow between two states bears all that leads from the one to the other.
  const arrows = new Map<string, string[]>();
  for (const transition of statesOf(region).flatMap(transitionsOf)) {
    for (const target of transition.targets.filter((node) => isWithin(node, region))) {
      const arrow = `${startOf(transition)} --> ${idOf(target)}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), labelOf(transition)]);
    }
  }
  return [
    'stateDiagram-v2',
    ...drawInside(region, '  '),
    ...[...arrows].map(([arrow, labels]) => `  ${arrow} : ${labels.join('<br/>')}`),
  ].join('\n');
}

function drawInside(node: AnyStateNode, indent: string): string[] {
  const hasAny = transitionsOf(node).some(staysWithin);
  return [
    ...(hasAny ? [`${indent}state "any state" as ${anyIdOf(node)}`] : []),
    ...node.initial.target.map((target) => `${indent}[*] --> ${idOf(target)}`),
    ...Object.values(node.states).flatMap((state, place) => [
      ...(node.type === 'parallel' && place > 0 ? [`${indent}--`] : []),
      ...drawState(state, indent),
    ]),
  ];
}

function drawState(state: AnyStateNode, indent: string): string[] {
  const box = `${indent}state "${escapeLabel(state.key)}" as ${idOf(state)}`;
  if (Object.keys(state.states).length > 0) {
    return [`${box} {`, ...drawInside(state, `${indent}  `), `${indent}}`];
  }
  return state.type === 'final' ? [box, `${indent}${idOf(state)} --> [*]`] : [box];
}

function labelOf({ trigger, time, guard }: ChartTransition): string {
  return escapeLabel(`${trigger}${time ? ` (${time})` : ''}${guard ? ` [${guard}]` : ''}`);
}

/** Mermaid cannot draw an arrow from a state to one within it: such an arrow starts at "any state". */
function startOf(transition: ChartTransition): string {
  return staysWithin(transition) ? anyIdOf(transition.source) : idOf(transition.source);
}

function staysWithin({ source, targets }: ChartTransition): boolean {
  return Object.keys(source.states).length > 0 && targets.some((node) => isWithin(node, source));
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

/** Writes what Mermaid would read as its own signs as entities. */
function escapeLabel(text: string): string {
  return text.replace(/[#:;<>"&{}\\]/g, (sign) => `#${sign.charCodeAt(0)};`);
}
