import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { drawDiagrams } from '../../scripts/statechart/drawDiagrams';
import { findMachines } from '../../scripts/statechart/findMachines';
import { writeDocument } from '../../scripts/statechart/writeDocument';

it('docs/statechart.md shows the machines as they are', async () => {
  const page = readFileSync(new URL('../../docs/statechart.md', import.meta.url), 'utf8');
  expect(page, 'docs/statechart.md is out of date: run `npm run docs:statechart`').toBe(
    writeDocument(await findMachines()),
  );
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

it('a description is written out, whatever signs it holds', () => {
  const machine = setup({}).createMachine({ id: 'oven', description: 'Bakes | and <b>waits</b>.' });
  expect(writeDocument([{ path: '', file: 'machines/oven.ts', machine }])).toContain(
    '\nBakes \\| and &#60;b&#62;waits&#60;/b&#62;.\n',
  );
});

it('a chart with undefined names is not written, and the error names them', () => {
  const definitions = {
    actors: { bake: fromPromise(async () => {}) },
    actions: { light: () => {} },
    guards: { isHot: () => true },
    delays: { aWhile: 10 },
  };
  const chart = createMachine({
    id: 'oven',
    entry: 'light',
    initial: 'on',
    states: {
      on: {
        exit: 'cool',
        invoke: [{ src: 'bake' }, { src: 'roast', onError: { actions: { type: 'smoke' } } }],
        after: { aWhile: 'off', 20: 'off', ages: 'off' },
      },
      off: { always: [{ guard: 'isHot', target: 'on' }, { guard: { type: 'isCold' } }] },
    },
  }).provide(definitions);
  expect(() => writeDocument([{ path: '', file: 'machines/oven.ts', machine: chart }])).toThrow(
    'machines/oven.ts uses what its setup does not define: actor "roast", action "cool", action "smoke", guard "isCold", delay "ages".',
  );
});
