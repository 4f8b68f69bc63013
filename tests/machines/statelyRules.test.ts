import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machinePaths } from '../../scripts/statechart/findMachines';
import { breachesOf, RULES } from '../support/machineRules';

const rules = Object.keys(RULES) as (keyof typeof RULES)[];

describe.each(machinePaths().map((path) => [basename(path), path] as const))(
  'Stately, and a newcomer, can read %s as it is: it',
  (_, path) => {
    it.each(rules)('%s', (rule) => {
      expect(breachesOf(rule, readFileSync(path, 'utf8'))).toEqual([]);
    });
  },
);

const SOUND = `import { assign, setup } from 'xstate';
import type { Oven } from '../src/oven';
const HEAT = 200;
export const ovenMachine = setup({
  types: { context: {} as Oven },
  actions: { warn: () => {}, heatUp: assign({ heat: HEAT }) },
  guards: { isHot: ({ context }) => context.heat >= HEAT },
  delays: { bakingTime: HEAT },
}).createMachine({
  id: 'oven',
  description: 'An oven.',
  context: () => ({ heat: HEAT }),
  initial: 'off',
  states: {
    off: {
      description: 'Cold.',
      on: { 'oven.start': 'on' },
    },
    on: {
      description: 'Warm.',
      tags: ['warm'],
      entry: { type: 'warn', params: () => HEAT },
      after: { bakingTime: { target: 'off', description: 'Done.' } },
      on: {
        'oven.heat': { guard: 'isHot', target: 'off', description: 'Hot enough.' },
      },
    },
  },
  on: { 'oven.break': { target: '.off', description: 'Anywhere.' } },
});
`;

/** For each rule: a part of the sound machine, what to put there, and what is to be told of it. */
const BREACHES: Record<keyof typeof RULES, [found: string | RegExp, put: string, told: string][]> =
  {
    'takes values from xstate only': [
      ['import type { Oven }', 'import { Oven }', 'line 2: takes values from "../src/oven"'],
      ['import type { Oven } from', 'import', 'line 2: takes values from "../src/oven"'],
      ['const HEAT = 200;', "export { H } from './h';", 'line 3: takes values from "./h"'],
      ['const HEAT = 200;', "export * from './h';", 'line 3: takes values from "./h"'],
      ['HEAT = 200', "HEAT = (await import('./h')).H", 'line 3: takes values from "./h"'],
    ],
    'holds one chart, made by setup({ … }).createMachine({ … })': [
      ['setup({', 'setUp({', 'line 1: holds no such chart'],
      ['.createMachine({', '.extend({}).createMachine({', 'line 1: holds no such chart'],
      [
        'HEAT = 200',
        'HEAT = createMachine({})',
        'line 3: calls createMachine for more than the one chart',
      ],
      ['HEAT = 200', 'HEAT = setup({})', 'line 3: calls setup for more than the one chart'],
    ],
    'writes its config as one literal, with implementations named by strings': [
      ["'Cold.'", "'Cold.' as const", `line 16: "'Cold.' as const" is not written out`],
      ["'oven.start': 'on'", "[START]: 'on'", `line 17: "[START]: 'on'" is not written out`],
      ["'oven.start': 'on'", "'oven.start': ON", 'line 17: "ON" is not written out'],
      ["tags: ['warm'],", 'tags: [...TAGS],', 'line 21: "...TAGS" is not written out'],
      ["tags: ['warm'],", '...REST,', 'line 21: "...REST" is not written out'],
      ["type: 'warn'", 'type: cold ? a : b', 'line 22: "cold ? a : b" is not written out'],
      [/{ type: 'warn', .* }/, 'assign({})', 'line 22: "assign({})" is not written out'],
      ["guard: 'isHot'", 'guard: () => true', 'line 25: "() => true" is not written out'],
      ["guard: 'isHot'", "guard: not('isHot')", `line 25: "not('isHot')" is not written out`],
      ["guard: 'isHot'", 'guard', 'line 25: "guard" is not written out'],
    ],
    'names its delays': [
      ['after: { bakingTime', 'after: { 1000', 'line 23: 1000 is no delay of the setup'],
    ],
    'keeps the order of keys': [
      [/(.*actions: .*\n)(.*guards: .*\n)/, '$2$1', 'line 7: actions comes after guards'],
      [/(.*id: .*\n)(.*description: .*\n)/, '$2$1', 'line 11: id comes after description'],
      [/(.*tags: .*\n)(.*entry: .*\n)/, '$2$1', 'line 22: tags comes after entry'],
      ['tags:', 'labels:', 'line 21: labels is no key of this order'],
    ],
    'tells its states in the order of the story, the initial one first': [
      ["initial: 'off'", "initial: 'on'", 'line 13: on is not the first state'],
    ],
    'describes its root and every state': [
      ["description: 'An oven.',", '', 'line 9: the root has no description'],
      ["description: 'Warm.',", '', 'line 19: on has no description'],
      ["'Warm.'", "' '", 'line 19: on has no description'],
    ],
    'describes every transition that comes without an event, is guarded, stays where it is or holds in every state':
      [
        ["'oven.start': 'on'", "'oven.start': {}", 'line 17: oven.start of off has no description'],
        ['on: { ', "always: 'on', on: { ", 'line 17: always of off has no description'],
        [
          "tags: ['warm'],",
          "invoke: { src: 'bake', onDone: 'off' },",
          'line 21: onDone of on has no description',
        ],
        [
          "tags: ['warm'],",
          "invoke: [{ src: 'bake', onError: [{ target: 'off' }] }],",
          'line 21: onError of on has no description',
        ],
        [", description: 'Done.'", '', 'line 23: bakingTime of on has no description'],
        [", description: 'Hot enough.'", '', 'line 25: oven.heat of on has no description'],
        [", description: 'Anywhere.'", '', 'line 29: oven.break of the root has no description'],
      ],
  };

describe.each(rules)('what is told of a machine that no longer %s', (rule) => {
  it('is nothing as long as it does', () => {
    expect(breachesOf(rule, SOUND)).toEqual([]);
  });

  it.each(BREACHES[rule])('is its line: %s → %s', (found, put, told) => {
    const broken = SOUND.replace(found, put);
    expect(broken).not.toBe(SOUND);
    expect(breachesOf(rule, broken)).toEqual([told]);
  });
});
