import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, enqueueActions, fromPromise, setup } from 'xstate';
import { createRecorder } from '../../src/devtools/recorder';
import { replay } from '../support/replay';

const START = Date.parse('2026-03-01T12:00:00Z');

/** Rings after the time of its input, in ms, and tells its parent where it has one. */
const timerMachine = setup({
  types: {
    context: {} as { time: number; started: number },
    events: {} as { type: 'timer.pause' } | { type: 'timer.resume' },
    input: {} as { time: number },
  },
  delays: { time: ({ context }) => context.time },
}).createMachine({
  id: 'timer',
  context: ({ input }) => ({ time: input.time, started: Date.now() }),
  initial: 'running',
  states: {
    running: { after: { time: 'ringing' }, on: { 'timer.pause': 'paused' } },
    paused: { on: { 'timer.resume': 'running' } },
    ringing: {},
  },
});

/** Starts a timer for each dish, and asks for its name. */
const ovenMachine = setup({
  types: {
    context: {} as { names: string[] },
    events: {} as { type: 'oven.put'; time: number } | { type: 'oven.name' },
  },
  actors: { timer: timerMachine, findName: fromPromise<string>(async () => 'pie') },
  actions: {
    startTimer: enqueueActions(({ enqueue, event }) => {
      if (event.type === 'oven.put') enqueue.spawnChild('timer', { input: { time: event.time } });
    }),
    addName: assign({ names: ({ context }, name: string) => [...context.names, name] }),
  },
}).createMachine({
  id: 'oven',
  context: { names: [] },
  initial: 'shut',
  states: {
    shut: { on: { 'oven.name': 'naming' } },
    naming: {
      invoke: {
        id: 'name',
        src: 'findName',
        onDone: {
          target: 'shut',
          actions: { type: 'addName', params: ({ event }) => event.output },
        },
        onError: 'shut',
      },
    },
  },
  on: { 'oven.put': { actions: 'startTimer' } },
});

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what happened', () => {
  it('is told with times, delays, several machines of a kind and the stop of one', async () => {
    const { inspect, recording } = createRecorder();
    const first = createActor(timerMachine, { inspect, input: { time: 500 } }).start();
    await vi.advanceTimersByTimeAsync(100);
    const second = createActor(timerMachine, { inspect, input: { time: 800 } }).start();
    await vi.advanceTimersByTimeAsync(100);
    second.send({ type: 'timer.pause' });
    await vi.advanceTimersByTimeAsync(400);
    first.stop();
    await vi.advanceTimersByTimeAsync(50);

    const recorded = recording();
    expect(recorded).toEqual({
      format: 'saffron-recording',
      version: 1,
      began: '2026-03-01T12:00:00.000Z',
      happened: [
        {
          type: 'start',
          at: 0,
          actor: 'timer',
          machine: 'timer',
          input: { time: 500 },
          state: 'running',
        },
        {
          type: 'start',
          at: 100,
          actor: 'timer 2',
          machine: 'timer',
          input: { time: 800 },
          state: 'running',
        },
        {
          type: 'event',
          at: 200,
          actor: 'timer 2',
          event: { type: 'timer.pause' },
          state: 'paused',
        },
        {
          type: 'change',
          actor: 'timer',
          event: 'xstate.after.time.timer.running',
          after: 500,
          state: 'ringing',
        },
        { type: 'stop', at: 600, actor: 'timer' },
      ],
      ended: {
        at: 650,
        machines: [
          { actor: 'timer 2', state: 'paused', context: { time: 800, started: START + 100 } },
        ],
      },
    });
    expect(replay(recorded, [timerMachine])).toEqual(recorded);
  });

  it('is told of machines that another one has started, and of calls', async () => {
    const { inspect, recording } = createRecorder();
    const oven = createActor(ovenMachine, { inspect }).start();
    oven.send({ type: 'oven.put', time: 300 });
    oven.send({ type: 'oven.put', time: 100 });
    oven.send({ type: 'oven.name' });
    await vi.advanceTimersByTimeAsync(300);

    const recorded = recording();
    expect(recorded.happened).toEqual([
      { type: 'start', at: 0, actor: 'oven', machine: 'oven', state: 'shut' },
      {
        type: 'event',
        at: 0,
        actor: 'oven',
        event: { type: 'oven.put', time: 300 },
        state: 'shut',
      },
      {
        type: 'start',
        actor: 'oven/timer',
        machine: 'timer',
        src: 'timer',
        input: { time: 300 },
        state: 'running',
      },
      {
        type: 'event',
        at: 0,
        actor: 'oven',
        event: { type: 'oven.put', time: 100 },
        state: 'shut',
      },
      {
        type: 'start',
        actor: 'oven/timer 2',
        machine: 'timer',
        src: 'timer',
        input: { time: 100 },
        state: 'running',
      },
      { type: 'event', at: 0, actor: 'oven', event: { type: 'oven.name' }, state: 'naming' },
      { type: 'call', actor: 'oven/name', src: 'findName' },
      {
        type: 'event',
        at: 0,
        actor: 'oven',
        from: 'oven/name',
        event: { type: 'xstate.done.actor.name', output: 'pie', actorId: 'name' },
        state: 'shut',
      },
      {
        type: 'change',
        actor: 'oven/timer 2',
        event: 'xstate.after.time.timer.running',
        after: 100,
        state: 'ringing',
      },
      {
        type: 'change',
        actor: 'oven/timer',
        event: 'xstate.after.time.timer.running',
        after: 300,
        state: 'ringing',
      },
    ]);
    expect(replay(recorded, [ovenMachine, timerMachine])).toEqual(recorded);
  });

  it('keeps the order of an event and a delay that runs out in the same millisecond', async () => {
    for (const isDelayFirst of [true, false]) {
      const { inspect, recording } = createRecorder();
      const timer = createActor(timerMachine, { inspect, input: { time: 100 } });
      const pause = () => timer.send({ type: 'timer.pause' });
      if (!isDelayFirst) setTimeout(pause, 100);
      timer.start();
      if (isDelayFirst) setTimeout(pause, 100);
      await vi.advanceTimersByTimeAsync(100);

      const recorded = recording();
      expect(recorded.happened.map(({ type }) => type)).toEqual(
        isDelayFirst ? ['start', 'change', 'event'] : ['start', 'event'],
      );
      expect(replay(recorded, [timerMachine])).toEqual(recorded);
    }
  });

  it('takes a stop and a new start by React for none', async () => {
    const { inspect, recording } = createRecorder();
    const timer = createActor(timerMachine, { inspect, input: { time: 100 } }).start();
    timer.stop();
    Object.assign(timer, {
      _processingStatus: 0,
      _snapshot: { ...timer.getSnapshot(), status: 'active' },
    });
    timer.start();
    timer.send({ type: 'timer.pause' });
    expect(recording().happened.map(({ type }) => type)).toEqual(['start', 'event']);
  });
});

describe('no secret is told', () => {
  it('of a failed call no more than its name, its status, what was found out and its message, without tokens', async () => {
    const { inspect, recording } = createRecorder(['my-own-key']);
    const cause = Object.assign(
      new TypeError('refused: Bearer abc.def, hf_abcdefgh1234, my-own-key'),
      {
        status: 401,
        finding: { kind: 'signInFailed', detail: 'hf_abcdefgh1234 is spent' },
        request: { headers: { Authorization: 'Bearer hf_abcdefgh1234' } },
      },
    );
    const machine = ovenMachine.provide({
      actors: {
        findName: fromPromise<string>(async () => {
          throw cause;
        }),
      },
    });
    createActor(machine, { inspect }).start().send({ type: 'oven.name' });
    await vi.advanceTimersByTimeAsync(0);

    expect(recording().happened.at(-1)).toEqual({
      type: 'event',
      at: 0,
      actor: 'oven',
      from: 'oven/name',
      event: {
        type: 'xstate.error.actor.name',
        error: {
          name: 'TypeError',
          status: 401,
          finding: { kind: 'signInFailed', detail: '[hidden] is spent' },
          message: 'refused: [hidden], [hidden], [hidden]',
        },
        actorId: 'name',
      },
      state: 'shut',
    });
  });

  it('under a name that says that it is one, whatever it looks like', () => {
    const { inspect, recording } = createRecorder();
    const machine = setup({}).createMachine({
      id: 'any',
      context: { accessToken: 'abc', tokens: 3 },
    });
    createActor(machine, { inspect })
      .start()
      .send({ type: 'any.event', apiKey: 'abc' } as never);
    expect(JSON.stringify(recording())).not.toContain('abc');
    expect(recording().ended.machines[0]?.context).toEqual({ accessToken: '[hidden]', tokens: 3 });
  });
});

describe('a replay tells', () => {
  const recorded = () => {
    const { inspect, recording } = createRecorder();
    const timer = createActor(timerMachine, { inspect, input: { time: 100 } }).start();
    vi.advanceTimersByTime(50);
    timer.send({ type: 'timer.pause' });
    return recording();
  };

  it('of a machine that acts otherwise', () => {
    const recording = recorded();
    const impatient = timerMachine.provide({ delays: { time: 1 } });
    expect(replay(recording, [impatient])).not.toEqual(recording);
  });

  it('of a machine that is not there, of an actor and of a call that are not', () => {
    const [start, event] = recorded().happened;
    if (start?.type !== 'start' || event?.type !== 'event') throw new Error('No such lines.');
    const play = (...happened: ReturnType<typeof recorded>['happened']) =>
      replay({ ...recorded(), happened }, [timerMachine]);
    expect(() => play({ ...start, machine: 'fridge' })).toThrow(
      'Line 1 cannot be done again: There is no machine "fridge".',
    );
    expect(() => play(start, { ...event, actor: 'timer 2' })).toThrow(
      'Line 2 cannot be done again: Nothing goes by the name "timer 2".',
    );
    expect(() => play(start, { ...event, from: 'timer' })).toThrow(
      'Line 2 cannot be done again: "timer" is no call.',
    );
  });
});
