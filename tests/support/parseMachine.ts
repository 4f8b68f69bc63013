import { type ESTree, parseSync, Visitor } from 'vite';

/** What a machine's file says, as it is written. */
export interface MachineSource {
  /** The text between a node's first and last character. */
  textOf(node: ESTree.Span): string;
  /** The number of the line on which a node begins, from 1. */
  lineOf(node: ESTree.Span): number;
  /** The doc comment right before a node, on one line; empty without one. */
  docOf(node: ESTree.Span): string;
  program: ESTree.Program;
  /** Every call of something named `setup` or `createMachine`, in no particular order. */
  calls: ESTree.CallExpression[];
  /** Each `setup({ … }).createMachine({ … })`. */
  charts: Chart[];
}

/** The two object literals that make a machine. */
export interface Chart {
  setup: ESTree.ObjectExpression;
  config: ESTree.ObjectExpression;
}

/**
 * Parses a machine's file.
 *
 * @throws {SyntaxError} if it is not TypeScript
 */
export function parseMachine(text: string): MachineSource {
  const { program, comments, errors } = parseSync('machine.ts', text);
  if (errors[0]) throw new SyntaxError(errors[0].message);

  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      if (['setup', 'createMachine'].includes(calledName(call) ?? '')) calls.push(call);
    },
  }).visit(program);

  return {
    textOf: ({ start, end }) => text.slice(start, end),
    lineOf: ({ start }) => text.slice(0, start).split('\n').length,
    docOf({ start }) {
      const doc = comments.find(({ end }) => end < start && text.slice(end, start).trim() === '');
      return (doc?.value ?? '')
        .replace(/^\*|^\s*\*(?= |$)/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
    },
    program,
    calls,
    charts: calls.map(chartOf).filter((chart) => chart !== undefined),
  };
}

/** The name of the function or method that is called; undefined if it has none. */
export function calledName({ callee }: ESTree.CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return callee.property.name;
  }
  return undefined;
}

function chartOf(call: ESTree.CallExpression): Chart | undefined {
  if (call.callee.type !== 'MemberExpression' || calledName(call) !== 'createMachine') return;
  const setupCall = call.callee.object;
  if (setupCall.type !== 'CallExpression' || setupCall.callee.type !== 'Identifier') return;
  if (setupCall.callee.name !== 'setup') return;
  const [setup, config] = [setupCall.arguments, call.arguments].map((given) => given[0]);
  if (setup?.type !== 'ObjectExpression' || config?.type !== 'ObjectExpression') return;
  return { setup, config };
}

/** The properties of an object literal that are written out as `key: value`, by key. */
export function entriesOf(
  object: ESTree.Node | undefined,
): { key: string; value: ESTree.Expression; property: ESTree.ObjectProperty }[] {
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value } = property;
    if (key.type === 'Identifier') return [{ key: key.name, value, property }];
    return key.type === 'Literal' ? [{ key: String(key.value), value, property }] : [];
  });
}

/** The value of a key of an object literal; undefined if it is not written out. */
export function lookUp(
  object: ESTree.Node | undefined,
  key: string,
): ESTree.Expression | undefined {
  return entriesOf(object).find((entry) => entry.key === key)?.value;
}
