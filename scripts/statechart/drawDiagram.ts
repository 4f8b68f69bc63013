import type { AnyStateNode } from 'xstate';
import type { ChartState, ChartTransition } from './readChart';

/** Draws a Mermaid state diagram. */
export function drawDiagram(chart: readonly ChartState[]): string {
  const byNode = new Map(chart.map((state) => [state.node, state]));

  function draw(node: AnyStateNode, indent: string): string[] {
    const state = byNode.get(node);
    const children = Object.values(node.states);
    if (!state) return [];

    if (children.length === 0) {
      return [
        ...drawBox(idOf(node), node.key, linesOf(state)),
        ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : []),
      ].map((line) => indent + line);
    }

    const isParallel = node.type === 'parallel';
    // Mermaid knows states side by side within another only, so such a root is drawn as a state.
    const isDrawn = node.parent !== undefined || isParallel;
    const inside = isDrawn ? `${indent}  ` : indent;
    const regions = children.map((child) => draw(child, inside));
    const content = isParallel
      ? regions.flatMap((region, place) => (place > 0 ? [`${inside}--`, ...region] : region))
      : [...regions.flat(), ...node.initial.target.map((to) => `${inside}[*] --> ${idOf(to)}`)];
    const anyState = drawAnyState(state).map((line) => indent + line);
    if (!isDrawn) return [...anyState, ...content];
    return [
      ...anyState,
      `${indent}state "${escapeLabel(node.key)}" as ${idOf(node)} {`,
      ...content,
      `${indent}}`,
    ];
  }

  const arrows = chart.flatMap(({ transitions }) =>
    transitions.flatMap((transition) =>
      transition.targets.map(
        (target) =>
          `  ${startOf(transition)} --> ${idOf(target)} : ${labelOf(transition, '<br/>')}`,
      ),
    ),
  );
  return ['stateDiagram-v2', ...(chart[0] ? draw(chart[0].node, '  ') : []), ...arrows].join('\n');
}

function drawBox(id: string, name: string, lines: string[]): string[] {
  return [`state "${escapeLabel(name)}" as ${id}`, ...lines.map((line) => `${id} : ${line}`)];
}

/** A box for what holds in all states within one; nothing where there is nothing to say of it. */
function drawAnyState(state: ChartState): string[] {
  const { node, transitions } = state;
  const lines = linesOf(state);
  if (lines.length === 0 && !transitions.some(staysWithin)) return [];
  return drawBox(
    anyIdOf(node),
    node.parent ? `in any state of ${node.key}` : 'in any state',
    lines,
  );
}

/** What a state's box says below its name: what holds or happens without leaving it. */
function linesOf({ tags, entry, exit, invokes, transitions }: ChartState): string[] {
  return [
    ...tags.map((tag) => escapeLabel(`tag: ${tag}`)),
    ...entry.map((action) => escapeLabel(`entry / ${action}`)),
    ...exit.map((action) => escapeLabel(`exit / ${action}`)),
    ...invokes.map(({ id, src }) => escapeLabel(`invoke ${id} / ${src}`)),
    ...transitions.filter(({ targets }) => targets.length === 0).map((stays) => labelOf(stays)),
  ];
}

/** @param separator what stands between the trigger and what is known of it */
function labelOf({ trigger, time, guard }: ChartTransition, separator = ' '): string {
  return [trigger, time && `(${time})`, guard && `[${guard}]`]
    .filter((part) => part !== undefined)
    .map(escapeLabel)
    .join(separator);
}

/** Mermaid cannot draw an arrow from a state to one within it, so it starts at a box of its own. */
function startOf(transition: ChartTransition): string {
  return staysWithin(transition) ? anyIdOf(transition.source) : idOf(transition.source);
}

function staysWithin({ source, targets }: ChartTransition): boolean {
  return (
    Object.keys(source.states).length > 0 && targets.some((target) => isWithin(target, source))
  );
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
