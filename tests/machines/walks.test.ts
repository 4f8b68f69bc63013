import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialTransition } from 'xstate';
import { findMachines } from '../../scripts/statechart/findMachines';
import { charts } from '../support/chart/charts';
import { recordTransitions, statesOf, transitionsOf } from '../support/chart/transitions';
import { leafOf } from '../support/chart/walks';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('every machine has a chart to walk', async () => {
  const machines = await findMachines();
  expect(Object.keys(charts).sort()).toEqual(machines.map(({ machine }) => machine.id).sort());
});

describe.each(Object.entries(charts))('the %s machine', (id, chart) => {
  const { inspect, taken } = recordTransitions(id);
  const visited = new Set<string>();

  it.each(chart.walks.map((walk, index) => [index + 1, walk] as const))(
    'does on path %i what the chart says',
    async (_, walk) => {
      const { snapshot, drive } = chart.start(inspect);
      const names: string[] = [];
      for (const { event, after } of walk) {
        names.push(chart.nameOf(event));
        await drive(event);
        expect(snapshot().value, names.join(', ')).toEqual(after.value);
        expect(snapshot().context, names.join(', ')).toEqual(after.context);
        for (const leaf of leafOf(after).split(' & ')) visited.add(`${id}.${leaf}`);
      }
    },
  );

  it.each(chart.inputs ?? [])('starts from %j where the chart says', (input) => {
    const started = chart.start(inspect, input).snapshot();
    const [after] = initialTransition(chart.machine, input as never);
    expect(started.value).toEqual(after.value);
    expect(started.context).toEqual(after.context);
    for (const leaf of leafOf(after).split(' & ')) visited.add(`${id}.${leaf}`);
  });

  it('reaches every state and takes every transition', () => {
    expect(statesOf(chart.machine).filter((state) => !visited.has(state))).toEqual([]);
    expect([...taken].sort()).toEqual(transitionsOf(chart.machine).sort());
  });

  afterAll(() => {
    console.info(
      `Walked ${chart.walks.length} paths of ${chart.walks.flat().length} steps through ${visited.size} states and ${taken.size} transitions of ${id}.`,
    );
  });
});
