import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { drawDiagrams } from '../../scripts/statechart/drawDiagrams';
import { findMachines } from '../../scripts/statechart/findMachines';
import { writeDocument } from '../../scripts/statechart/writeDocument';

it('docs/statechart.md shows the machines as they are', async () => {
  const page = readFileSync(new URL('../../docs/statechart.md', import.meta.url), 'utf8');
  expect(page, 'docs/statechart.md is out of date: run `npm run docs:statechart`').toBe(
    writeDocument(await findMachines()),
  );
});

const ovenMachine = setup({
  actors: { bake: fromPromise(async () => {}) },
  actions: { warm() {}, dim() {} },
  guards: { isOld: () => true },
  delays: { pause: 1_500, 'a;b': () => 1 },
}).createMachine({
  id: 'oven',
  description: 'Bakes | and <b>waits</b>.',
  type: 'parallel',
  states: {
    door: {
      initial: 'shut',
      states: {
        shut: { tags: ['safe'], entry: 'warm', after: { pause: 'open', 'a;b': 'open' } },
        open: {
          invoke: { id: 'call', src: 'bake', onDone: 'broken' },
          on: { '*': 'shut', 'door.break': { target: 'broken', guard: 'isOld' } },
        },
        broken: { type: 'final' },
      },
      onDone: '#oven.light',
      on: { 'door.push': { target: '.open', description: 'Hard.' } },
    },
    light: {
      initial: 'on',
      states: { on: { on: { 'light.dim': { actions: 'dim' } } } },
    },
  },
});

it('each region of a machine is a diagram of its own, with one arrow between two states', () => {
  expect(drawDiagrams(ovenMachine.root)).toEqual([
    `stateDiagram-v2
  state "any state" as oven_door__any
  [*] --> oven_door_shut
  state "shut" as oven_door_shut
  state "open" as oven_door_open
  state "broken" as oven_door_broken
  oven_door_broken --> [*]
  oven_door__any --> oven_door_open : door.push
  oven_door_shut --> oven_door_open : after pause (1.5 s)<br/>after a#59;b
  oven_door_open --> oven_door_broken : done of call<br/>door.break [isOld]
  oven_door_open --> oven_door_shut : any other event`,
    `stateDiagram-v2
  [*] --> oven_light_on
  state "on" as oven_light_on`,
  ]);
});

it('a state whose inner states have arrows to the outside has no box', () => {
  const machine = setup({}).createMachine({
    id: 'tap',
    initial: 'dry',
    states: {
      dry: { on: { turn: 'wet', burst: 'wet.hot' } },
      wet: {
        initial: 'cold',
        states: { cold: { on: { warm: 'hot' } }, hot: { on: { shut: '#tap.dry' } } },
        on: { turn: 'dry' },
      },
    },
  });
  expect(drawDiagrams(machine.root)).toEqual([
    `stateDiagram-v2
  direction LR
  [*] --> tap_dry
  state "dry" as tap_dry
  state "any state of wet" as tap_wet__any
  state "wet.cold" as tap_wet_cold
  state "wet.hot" as tap_wet_hot
  tap_dry --> tap_wet_cold : turn
  tap_dry --> tap_wet_hot : burst
  tap_wet__any --> tap_dry : turn
  tap_wet_cold --> tap_wet_hot : warm
  tap_wet_hot --> tap_dry : shut`,
  ]);
});

it('the tables hold each transition and each state', () => {
  const file = { path: '', file: 'machines/oven.ts', machine: ovenMachine };
  const page = writeDocument([file]);
  expect(page).toContain('\nBakes \\| and &#60;b&#62;waits&#60;/b&#62;.\n');
  expect(page.split('\n').filter((line) => line.startsWith('| `door'))).toEqual([
    '| `door` | `done of oven.door` |  | `light` |  |  |',
    '| `door` | `door.push` |  | `door.open` |  | Hard. |',
    '| `door.shut` | `after pause` (1.5 s) |  | `door.open` |  |  |',
    '| `door.shut` | `after a;b` |  | `door.open` |  |  |',
    '| `door.open` | `done of call` |  | `door.broken` |  |  |',
    '| `door.open` | `any other event` |  | `door.shut` |  |  |',
    '| `door.open` | `door.break` | `isOld` | `door.broken` |  |  |',
    '| `door` |  |  |  |  |',
    '| `door.shut` (initial) |  | `safe` | `entry / warm` |  |',
    '| `door.open` |  |  |  | `call`: `bake` |',
    '| `door.broken` |  |  |  |  |',
  ]);
});
