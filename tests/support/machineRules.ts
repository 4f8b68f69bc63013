import { type ESTree, Visitor } from 'vite';
import { calledName, entriesOf, lookUp, type MachineSource, parseMachine } from './parseMachine';

/** What breaks a rule, and where. */
interface Breach {
  at: ESTree.Span;
  what: string;
}

type Rule = (source: MachineSource) => Breach[];

const SETUP_ORDER = ['types', 'actors', 'actions', 'guards', 'delays'];

const STATE_ORDER = [
  ...['id', 'description', 'type', 'history', 'target', 'tags', 'context', 'entry', 'exit'],
  ...['invoke', 'always', 'after', 'initial', 'states', 'on', 'onDone', 'output', 'meta'],
];

/** The keys whose values may be written as functions. */
const INLINE = ['input', 'params', 'context', 'output'];

/** What has to hold of a machine's file so that Stately's editor, and a newcomer, can read it. */
export const RULES = {
  'takes values from xstate only': ({ program }) => {
    const breaches: Breach[] = [];
    const judge = (at: ESTree.Span, from: string | undefined) => {
      if (from !== 'xstate') breaches.push({ at, what: `takes values from "${from}"` });
    };
    new Visitor({
      ImportDeclaration(node) {
        const kinds = node.specifiers.map((one) => 'importKind' in one && one.importKind);
        const isOfTypes = kinds.length > 0 && kinds.every((kind) => kind === 'type');
        if (node.importKind !== 'type' && !isOfTypes) judge(node, node.source.value);
      },
      ExportNamedDeclaration(node) {
        if (node.source && node.exportKind !== 'type') judge(node, node.source.value);
      },
      ExportAllDeclaration(node) {
        if (node.exportKind !== 'type') judge(node, node.source.value);
      },
      ImportExpression(node) {
        judge(node, node.source.type === 'Literal' ? String(node.source.value) : 'an expression');
      },
    }).visit(program);
    return breaches;
  },

  'holds one chart, made by setup({ … }).createMachine({ … })': ({ program, calls, charts }) => {
    if (charts.length === 0) return [{ at: program, what: 'holds no such chart' }];
    const [chart] = charts;
    return calls
      .filter(({ arguments: [given] }) => given !== chart?.setup && given !== chart?.config)
      .map((call) => ({ at: call, what: `calls ${calledName(call)} for more than the one chart` }));
  },

  'writes its config as one literal, with implementations named by strings': ({ charts, textOf }) =>
    charts.flatMap(({ config }) =>
      notLiteral(config).map((node) => ({
        at: node,
        what: `"${textOf(node).split('\n')[0]}" is not written out`,
      })),
    ),

  'names its delays': ({ charts }) =>
    charts.flatMap(({ setup, config }) => {
      const names = entriesOf(lookUp(setup, 'delays')).map(({ key }) => key);
      return statesOf(config)
        .flatMap(({ state }) => entriesOf(lookUp(state, 'after')))
        .filter(({ key }) => !names.includes(key))
        .map(({ key, property }) => ({ at: property, what: `${key} is no delay of the setup` }));
    }),

  'keeps the order of keys': ({ charts }) =>
    charts.flatMap(({ setup, config }) => [
      ...outOfOrder(setup, SETUP_ORDER),
      ...statesOf(config).flatMap(({ state }) => outOfOrder(state, STATE_ORDER)),
    ]),

  'tells its states in the order of the story, the initial one first': ({ charts }) =>
    charts.flatMap(({ config }) =>
      statesOf(config).flatMap(({ state }) => {
        const initial = lookUp(state, 'initial');
        const [first] = entriesOf(lookUp(state, 'states'));
        if (initial?.type !== 'Literal' || first?.key === initial.value) return [];
        return [{ at: initial, what: `${initial.value} is not the first state` }];
      }),
    ),

  'describes its root and every state': ({ charts }) =>
    charts.flatMap(({ config }) =>
      statesOf(config)
        .filter(({ state }) => !isDescribed(state))
        .map(({ name, at }) => ({ at, what: `${name} has no description` })),
    ),

  'describes every transition that comes without an event, is guarded, stays where it is or holds in every state':
    ({ charts }) =>
      charts.flatMap(({ config }) =>
        statesOf(config)
          .flatMap(({ name, state }) => transitionsOf(state, name))
          .filter(({ isPlain, transition }) => !isPlain && !isDescribed(transition))
          .map(({ transition, name }) => ({ at: transition, what: `${name} has no description` })),
      ),
} satisfies Record<string, Rule>;

/**
 * Tells where a machine's file breaks a rule.
 *
 * @returns one line for each place, which starts with the number of the line in the file
 */
export function breachesOf(rule: keyof typeof RULES, text: string): string[] {
  const source = parseMachine(text);
  return RULES[rule](source).map(({ at, what }) => `line ${source.lineOf(at)}: ${what}`);
}

/** The parts of a config that are neither literals nor functions in their few places. */
function notLiteral(node: ESTree.Node, key = ''): ESTree.Node[] {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? [node] : [];
    case 'TemplateLiteral':
      return node.expressions;
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element ? notLiteral(element, key) : []));
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.computed || property.shorthand) {
          return [property];
        }
        const [entry] = entriesOf({ ...node, properties: [property] });
        return notLiteral(property.value, entry?.key);
      });
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return INLINE.includes(key) ? [] : [node];
    default:
      return [node];
  }
}

function outOfOrder(object: ESTree.ObjectExpression, order: readonly string[]): Breach[] {
  const entries = entriesOf(object);
  return entries.flatMap(({ key, property }, place) => {
    if (!order.includes(key)) return [{ at: property, what: `${key} is no key of this order` }];
    const before = entries[place - 1]?.key ?? key;
    return order.indexOf(before) > order.indexOf(key)
      ? [{ at: property, what: `${key} comes after ${before}` }]
      : [];
  });
}

interface State {
  /** Its path from the root, as in `shown.dish`. */
  name: string;
  state: ESTree.ObjectExpression;
  at: ESTree.Span;
}

/** The root and every state below it. */
function statesOf(state: ESTree.ObjectExpression, name = '', at: ESTree.Span = state): State[] {
  const children = entriesOf(lookUp(state, 'states')).flatMap(({ key, value, property }) =>
    value.type === 'ObjectExpression'
      ? statesOf(value, name ? `${name}.${key}` : key, property)
      : [],
  );
  return [{ name: name || 'the root', state, at }, ...children];
}

interface Transition {
  name: string;
  transition: ESTree.Node;
  /** Whether the event and the target tell all: what is asked for, leads away, and always does. */
  isPlain: boolean;
}

function transitionsOf(state: ESTree.ObjectExpression, stateName: string): Transition[] {
  const isRoot = stateName === 'the root';
  const each = (value: ESTree.Node | undefined, name: string, isEvent: boolean): Transition[] =>
    listOf(value).map((transition) => {
      const leads = transition.type === 'Literal' || lookUp(transition, 'target') !== undefined;
      const isSure = lookUp(transition, 'guard') === undefined;
      return {
        name: `${name} of ${stateName}`,
        transition,
        isPlain: isEvent && leads && isSure && !isRoot,
      };
    });
  return [
    ...listOf(lookUp(state, 'invoke')).flatMap((invoke) =>
      ['onDone', 'onError', 'onSnapshot'].flatMap((key) => each(lookUp(invoke, key), key, false)),
    ),
    ...each(lookUp(state, 'always'), 'always', false),
    ...entriesOf(lookUp(state, 'after')).flatMap(({ key, value }) => each(value, key, false)),
    ...entriesOf(lookUp(state, 'on')).flatMap(({ key, value }) => each(value, key, true)),
    ...each(lookUp(state, 'onDone'), 'onDone', false),
  ];
}

function listOf(value: ESTree.Node | undefined): ESTree.Node[] {
  if (value?.type !== 'ArrayExpression') return value ? [value] : [];
  return value.elements.filter((element) => element !== null);
}

function isDescribed(object: ESTree.Node): boolean {
  const description = lookUp(object, 'description');
  return description?.type === 'Literal' && String(description.value).trim() !== '';
}
