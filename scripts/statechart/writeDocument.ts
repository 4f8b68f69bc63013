import type { AnyStateNode } from 'xstate';
import { drawDiagrams } from './drawDiagrams';
import type { MachineFile } from './findMachines';
import { findUndefined } from './findUndefined';
import { type ChartTransition, namesOf, statesOf, transitionsOf } from './readChart';

const INTRODUCTION = `# Statecharts

<!-- Made from machines/ by \`npm run docs:statechart\`. Change the machines, then run it again. -->

What can happen, as the machines in [\`machines/\`](../machines) define it.

A state takes the first transition whose trigger comes and whose guard holds. The trigger is an event, or

- \`always\`: as soon as the machine enters the state or changes its context,
- \`after x\`: when the state has lasted as long as the delay \`x\`,
- \`done of x\` and \`error of x\`: when the call \`x\`, which the state invokes, succeeds or fails.

A transition without a target keeps the state. What an outer state says holds in each state within it, but the transition of an inner state goes first; in the diagrams, "any state" is each of them. Guards and delays are defined at the top of the machine's file.`;

/** A page in markdown. Throws if a chart uses a name that its setup does not define. */
export function writeDocument(machines: readonly MachineFile[]): string {
  return `${[INTRODUCTION, ...machines.map(writeSection)].join('\n\n')}\n`;
}

function writeSection({ file, machine }: MachineFile): string {
  const undefinedNames = findUndefined(machine);
  if (undefinedNames.length > 0) {
    throw new Error(`${file} uses what its setup does not define: ${undefinedNames.join(', ')}.`);
  }
  const states = statesOf(machine.root);
  return [
    `## ${machine.id}`,
    `[\`${file}\`](../${file})`,
    escapeText(machine.root.description ?? ''),
    ...drawDiagrams(machine.root).map((diagram) => `\`\`\`mermaid\n${diagram}\n\`\`\``),
    '### Transitions',
    table(
      ['From', 'Trigger', 'Guard', 'To', 'Actions', 'Description'],
      states.flatMap(transitionsOf).map(transitionRow),
    ),
    '### States',
    table(
      ['State', 'Description', 'Tags', 'Actions', 'Invoked call'],
      states.slice(1).map(stateRow),
    ),
  ].join('\n\n');
}

function transitionRow(transition: ChartTransition): string[] {
  const { source, trigger, time, guard, targets, actions, description } = transition;
  return [
    source.parent ? code(nameOf(source)) : 'any state',
    time ? `${code(trigger)} (${time})` : code(trigger),
    guard ? code(guard) : '',
    targets.map((target) => code(nameOf(target))).join(', '),
    actions.map(code).join(', '),
    escapeText(description),
  ];
}

function stateRow(node: AnyStateNode): string[] {
  const { parent, description = '', tags, entry, exit, invoke } = node;
  const isInitial = parent?.type === 'compound' && parent.initial.target.includes(node);
  const actions = [
    ...namesOf(entry).map((action) => code(`entry / ${action}`)),
    ...namesOf(exit).map((action) => code(`exit / ${action}`)),
  ];
  return [
    `${code(nameOf(node))}${isInitial ? ' (initial)' : ''}`,
    escapeText(description),
    tags.map(code).join(', '),
    actions.join(', '),
    invoke.map(({ id, src }) => `${code(id)}: ${code(String(src))}`).join(', '),
  ];
}

/** A path from the root, such as `shown.recipe`. */
function nameOf({ path }: AnyStateNode): string {
  return path.join('.');
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function code(text: string): string {
  return `\`${oneLine(text)}\``;
}

function escapeText(text: string): string {
  return oneLine(text.replace(/[<>&*_`[\]\\]/g, (sign) => `&#${sign.charCodeAt(0)};`));
}

/** A line's end and a bar end a table's cell, even within code. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
