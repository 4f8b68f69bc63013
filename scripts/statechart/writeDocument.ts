import { readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import { drawDiagram } from './drawDiagram';
import type { MachineFile } from './findMachines';
import { entriesOf, lookUp, type MachineSource, parseMachine } from './parseMachine';
import { type ChartState, type ChartTransition, readChart, tellTime } from './readChart';

const INTRODUCTION = `# Statecharts

<!-- Made from machines/ by \`npm run docs:statechart\`. Change the machines, then run it again. -->

What can happen, as the machines in [\`machines/\`](../machines) say it.

How to read it: a state takes the first transition whose trigger has come and whose guard holds. The trigger is an event, or

- \`always\`: at once, as soon as the state is entered or changed,
- \`after x\`: when the state has lasted as long as the delay \`x\`,
- \`done of x\` and \`error of x\`: when the call \`x\`, which the state invokes, has answered or failed.

A transition with no target leaves the state as it is. What is said of an outer state holds in each state within it. A guard's and a delay's code is quoted from the machine's file, with the constants that it names below.`;

/** Writes the page about all machines. Markdown. */
export function writeDocument(machines: readonly MachineFile[]): string {
  return `${[INTRODUCTION, ...machines.map(writeSection)].join('\n\n')}\n`;
}

function writeSection({ path, file, machine }: MachineFile): string {
  const chart = readChart(machine);
  const source = parseMachine(readFileSync(path, 'utf8'));
  const setup = source.charts[0]?.setup;
  const [root] = chart;
  const parts = [
    `## ${machine.id}`,
    `[\`${file}\`](../${file})`,
    escapeText(root?.description ?? ''),
    `\`\`\`mermaid\n${drawDiagram(chart)}\n\`\`\``,
    '### Transitions',
    table(
      ['From', 'Trigger', 'Guard', 'To', 'Actions', 'Description'],
      chart.flatMap(({ transitions }) => transitions.map(transitionRow)),
    ),
    '### States',
    table(
      ['State', 'Description', 'Tags', 'Actions', 'Invoked call'],
      chart.slice(1).map(stateRow),
    ),
  ];
  const delays = entriesOf(lookUp(setup, 'delays')).map(({ key, value }) => {
    const time = machine.implementations.delays[key];
    return [code(key), typeof time === 'number' ? tellTime(time) : `${codeOf(source, value)} ms`];
  });
  const guards = entriesOf(lookUp(setup, 'guards')).map(({ key, value }) => [
    code(key),
    codeOf(source, value),
  ]);
  if (delays.length > 0) {
    parts.push('### Delays', table(['Delay', 'How long'], delays));
  }
  if (guards.length > 0) parts.push('### Guards', table(['Guard', 'Holds when'], guards));
  const constants = constantsOf(source);
  if (constants.length > 0) {
    parts.push('### Constants', table(['Constant', 'Value', 'Description'], constants));
  }
  return parts.join('\n\n');
}

function transitionRow({ source, trigger, time, ...rest }: ChartTransition) {
  const { guard, targets, actions, description } = rest;
  const from = source.path.join('.');
  return [
    from ? code(from) : 'any state',
    time ? `${code(trigger)} (${time})` : code(trigger),
    guard ? code(guard) : '',
    targets.map((target) => code(target.path.join('.'))).join(', '),
    actions.map(code).join(', '),
    escapeText(description),
  ];
}

function stateRow({ node, name, description, tags, entry, exit, invokes }: ChartState): string[] {
  const isInitial = node.parent?.type === 'compound' && node.parent.initial.target.includes(node);
  return [
    isInitial ? `${code(name)} (initial)` : code(name),
    escapeText(description),
    tags.map(code).join(', '),
    [
      ...entry.map((action) => code(`entry / ${action}`)),
      ...exit.map((action) => code(`exit / ${action}`)),
    ].join(', '),
    invokes.map(({ id, src }) => `${code(id)}: ${code(src)}`).join(', '),
  ];
}

/** What a function gives, or the whole of what is not a function of one expression. */
function codeOf(source: MachineSource, value: ESTree.Expression): string {
  const isShort = value.type === 'ArrowFunctionExpression' && value.body.type !== 'BlockStatement';
  return code(source.textOf(isShort ? value.body : value));
}

/** The numbers and texts that a file names. */
function constantsOf(source: MachineSource): string[][] {
  return source.program.body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'Literal'
        ? [[code(id.name), code(source.textOf(init)), escapeText(source.docOf(statement))]]
        : [],
    );
  });
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function code(text: string): string {
  return `\`${oneLine(text)}\``;
}

function escapeText(text: string): string {
  return oneLine(text).replace(/[<>&*_`[\]\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A table's cell ends at a line's end and at a bar, even within code. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
