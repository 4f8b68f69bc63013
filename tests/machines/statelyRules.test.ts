import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { findMachines } from '../../scripts/statechart/findMachines';

const SETUP_ORDER = ['types', 'actors', 'actions', 'guards', 'delays'];

const STATE_ORDER = [
  ...['id', 'description', 'type', 'tags', 'context', 'entry', 'exit', 'invoke', 'always', 'after'],
  ...['initial', 'states', 'on', 'onDone', 'output'],
];

/** The keys whose values may be functions. */
const INLINE = ['input', 'params', 'context', 'output'];

/** Finds what Stately's editor could not read. */
function findSourceFaults(text: string): string[] {
  const faults: string[] = [];
  let charts = 0;

  new Visitor({
    CallExpression({ callee, arguments: [config] }) {
      if (!/createMachine$/.test(text.slice(callee.start, callee.end))) return;
      charts += 1;
      const options =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'CallExpression' &&
        callee.object.arguments[0];
      if (!options || !config) return void faults.push('makes a machine without setup({ … })');
      faults.push(...orderFaults(keysOf(options), SETUP_ORDER));
      for (const { start, end } of notLiteral(config)) {
        faults.push(`does not write out ${text.slice(start, end)}`);
      }
    },
  }).visit(parseSync('machine.ts', text).program);

  return charts === 1 ? faults : [...faults, `makes ${charts} machines`];
}

/** Neither literals nor functions in their few places. */
function notLiteral(node: ESTree.Node, key = ''): ESTree.Node[] {
  switch (node.type) {
    case 'Literal':
      return [];
    case 'TemplateLiteral':
      return node.expressions;
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element ? notLiteral(element, key) : []));
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.computed) return [property];
        // Delays have names.
        if (/^\d/.test(nameOf(property))) return [property];
        return notLiteral(property.value, nameOf(property));
      });
    case 'ArrowFunctionExpression':
      return INLINE.includes(key) ? [] : [node];
    default:
      return [node];
  }
}

const nameOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

function keysOf(node: ESTree.Node): string[] {
  if (node.type !== 'ObjectExpression') return ['something other than a literal'];
  return node.properties.map((each) => (each.type === 'Property' ? nameOf(each) : '...'));
}

function orderFaults(keys: string[], order: readonly string[]): string[] {
  const sorted = keys.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  const isInOrder = keys.every((key, place) => order.includes(key) && key === sorted[place]);
  return isInOrder ? [] : [`has its keys in the order ${keys}`];
}

interface Config {
  description?: string;
  initial?: string;
  target?: unknown;
  guard?: unknown;
  states?: Record<string, Config>;
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  [key: string]: unknown;
}

function findChartFaults(config: Config): string[] {
  function inState(state: Config, name: string): string[] {
    const { description, initial, states = {} } = state;
    const [first] = Object.keys(states);
    const faults = [
      ...(description?.trim() ? [] : ['has no description']),
      ...(initial === undefined || initial === first ? [] : [`does not begin with ${initial}`]),
      ...orderFaults(Object.keys(state), STATE_ORDER),
      ...surprisesIn(state).map((event) => `does not describe ${event}`),
    ];
    return [
      ...faults.map((fault) => `${name} ${fault}`),
      ...Object.entries(states).flatMap(([key, child]) => inState(child, key)),
    ];
  }
  return inState(config, 'the root');
}

/** A transition needs a description if its state stays, or begins anew. */
function surprisesIn({ always, after = {}, on = {}, onDone, invoke }: Config) {
  const transitions = [
    ...listOf(invoke).flatMap(({ onDone, onError }) => Object.entries({ onDone, onError })),
    ...Object.entries({ always, onDone, ...after, ...on }),
  ];
  return transitions.flatMap(([key, value]) =>
    listOf(value)
      .filter(({ description, target, reenter }) => !description?.trim() && (!target || reenter))
      .map(() => key),
  );
}

function listOf(value: unknown): Config[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.map((each) => (typeof each === 'string' ? { target: each } : each));
}

describe.each(await findMachines())('$file', ({ path, machine }) => {
  it("can be pasted into Stately's editor without a change", () => {
    expect(findSourceFaults(readFileSync(path, 'utf8'))).toEqual([]);
  });

  it('describes itself, in the order of the story', () => {
    // XState itself adds the schemas.
    const { schemas: _, ...config } = machine.config as Config;
    expect(findChartFaults(config)).toEqual([]);
  });
});
