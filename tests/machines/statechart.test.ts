import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { drawDiagram } from '../../scripts/statechart/drawDiagram';
import { findMachines } from '../../scripts/statechart/findMachines';
import { readChart } from '../../scripts/statechart/readChart';
import { writeDocument } from '../../scripts/statechart/writeDocument';

it('docs/statechart.md shows the machines as they are', async () => {
  const page = readFileSync(new URL('../../docs/statechart.md', import.meta.url), 'utf8');
  expect(page, 'docs/statechart.md is out of date: run `npm run docs:statechart`').toBe(
    writeDocument(await findMachines()),
  );
});

it('docs/statechart.md answers what happens when the second attempt times out', () => {
  const page = readFileSync(new URL('../../docs/statechart.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const starts = [
    '| `generating` | `after attemptTimeLimit` (60 s) |  | `retrying` | `logFailedAttempt` |',
    '| `retrying` | `always` | `hasNoAttemptLeft` | `shown` | `serveFailure` |',
    '| `retrying` | `after backoff` |  | `generating` | `startNextAttempt` |',
    '| `backoff` | `context.attempt * BACKOFF_STEP` ms |',
    '| `hasNoAttemptLeft` | `context.attempt >= MAX_ATTEMPTS` |',
    '| `MAX_ATTEMPTS` | `3` |',
    '| `BACKOFF_STEP` | `1_000` |',
  ];
  const found = starts.map((start) => rows.filter((row) => row.startsWith(start)).length);
  expect(found).toEqual(starts.map(() => 1));
});

const ovenMachine = setup({
  actors: { bake: fromPromise(async () => {}) },
  actions: { warm() {}, cool() {}, dim() {} },
  guards: { isOld: () => true },
  delays: { pause: 1_500, 'a;b': () => 1 },
}).createMachine({
  id: 'oven',
  type: 'parallel',
  entry: 'warm',
  exit: 'cool',
  invoke: { id: 'call', src: 'bake', onDone: '.door', onError: '#oven.light' },
  states: {
    door: {
      initial: 'shut',
      states: {
        shut: { tags: ['safe'], after: { pause: 'open', 'a;b': 'open' } },
        open: { on: { '*': 'shut', 'door.break': { target: 'broken', guard: 'isOld' } } },
        broken: { type: 'final' },
      },
      onDone: '#oven.light',
      on: { 'door.push': '.open' },
    },
    light: { on: { 'light.dim': { actions: 'dim' } } },
  },
});

it('the diagram shows states within states, side by side and final ones', () => {
  expect(drawDiagram(readChart(ovenMachine))).toBe(
    `stateDiagram-v2
  state "in any state" as oven__any
  oven__any : entry / warm
  oven__any : exit / cool
  oven__any : invoke call / bake
  state "oven" as oven {
    state "in any state of door" as oven_door__any
    state "door" as oven_door {
      state "shut" as oven_door_shut
      oven_door_shut : tag#58; safe
      state "open" as oven_door_open
      state "broken" as oven_door_broken
      oven_door_broken --> [*]
      [*] --> oven_door_shut
    }
    --
    state "light" as oven_light
    oven_light : light.dim
  }
  oven__any --> oven_door : done of call
  oven__any --> oven_light : error of call
  oven_door --> oven_light : done of oven.door
  oven_door__any --> oven_door_open : door.push
  oven_door_shut --> oven_door_open : after pause<br/>(1.5 s)
  oven_door_shut --> oven_door_open : after a#59;b
  oven_door_open --> oven_door_shut : any other event
  oven_door_open --> oven_door_broken : door.break<br/>[isOld]`,
  );
});
