import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlarm } from '../../../src/recipe/timers/alarm';

class FakeAudioContext extends EventTarget {
  static made: FakeAudioContext[] = [];
  state: AudioContextState = 'suspended';
  currentTime = 10;
  destination = { kind: 'loudspeaker' };
  allows = true;
  constructor() {
    super();
    FakeAudioContext.made.push(this);
  }
  async resume() {
    if (!this.allows) throw new DOMException('no gesture', 'NotAllowedError');
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
  }
  async close() {
    this.state = 'closed';
  }
  async suspend() {
    this.state = 'suspended';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeNode {
  to: unknown = null;
  connect(to: unknown) {
    this.to = to;
    return to;
  }
  disconnect() {
    this.to = null;
  }
}

const oscillators: FakeOscillator[] = [];
class FakeOscillator extends FakeNode {
  start = vi.fn();
  stop = vi.fn();
  options: OscillatorOptions;
  constructor(_: unknown, options: OscillatorOptions) {
    super();
    this.options = options;
    oscillators.push(this);
  }
}

const loudness: [at: number, to: number][] = [];
class FakeGain extends FakeNode {
  gain = {
    setValueAtTime: (to: number, at: number) => void loudness.push([at, to]),
    linearRampToValueAtTime: (to: number, at: number) => void loudness.push([at, to]),
  };
}

beforeEach(() => {
  FakeAudioContext.made = [];
  oscillators.length = 0;
  loudness.length = 0;
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  vi.stubGlobal('GainNode', FakeGain);
  return () => vi.unstubAllGlobals();
});

describe('on an iPhone', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('the ring switch does not mute an alarm, and music goes on while none sounds', () => {
    const audioSession = { type: 'auto' };
    Object.assign(navigator, { audioSession });
    const alarm = createAlarm();
    alarm.prepare();
    expect(audioSession.type).toBe('auto');
    const stop = alarm.sound();
    expect(audioSession.type).toBe('playback');
    stop();
    expect(audioSession.type).toBe('auto');
    Reflect.deleteProperty(navigator, 'audioSession');
  });

  it.each([true, false])(
    'audio whose clock does not move is replaced (does it move: %s)',
    (moves) => {
      const alarm = createAlarm();
      alarm.prepare();
      alarm.sound();
      if (moves) audio().currentTime += 0.1;
      vi.advanceTimersByTime(500);
      expect(FakeAudioContext.made).toHaveLength(moves ? 1 : 2);
      expect(oscillators).toHaveLength(moves ? 1 : 2);
      expect(alarm.state.getSnapshot().context).toBe('ready');
    },
  );
});

const audio = () => FakeAudioContext.made[0] as FakeAudioContext;

it('an alarm asks the browser for nothing at first, is ready once the browser allows it, and says so', () => {
  const alarm = createAlarm();
  expect(alarm.state.getSnapshot().context).toBe('waiting');
  expect(FakeAudioContext.made).toEqual([]);
  const listener = vi.fn();
  alarm.state.subscribe(listener);
  alarm.prepare();
  expect(alarm.state.getSnapshot().context).toBe('ready');
  expect(listener).toHaveBeenCalledOnce();
  alarm.release();
  expect(alarm.state.getSnapshot().context).toBe('waiting');
  alarm.prepare();
  expect(alarm.state.getSnapshot().context).toBe('ready');
  expect(FakeAudioContext.made).toHaveLength(1);
});

it('an alarm waits for another press if the browser refuses', async () => {
  const alarm = createAlarm();
  alarm.prepare();
  alarm.release();
  audio().allows = false;
  alarm.prepare();
  await Promise.resolve();
  expect(alarm.state.getSnapshot().context).toBe('waiting');
});

it('an alarm beeps three times and pauses, over and over for five minutes', () => {
  createAlarm().sound();
  const oscillator = oscillators[0] as FakeOscillator;
  expect(oscillator.options).toEqual({ frequency: 1_320 });
  expect(oscillator.start).toHaveBeenCalledExactlyOnceWith(expect.closeTo(10.05));
  expect(oscillator.stop).toHaveBeenCalledExactlyOnceWith(expect.closeTo(310.05));
  expect(oscillator.to).toMatchObject({ to: { kind: 'loudspeaker' } });
  const beginnings = loudness.filter(([, to], place) => to === 0 && place % 4 === 0);
  expect(beginnings.slice(0, 4).map(([at]) => Math.round((at - 10.05) * 100) / 100)).toEqual([
    0, 0.22, 0.44, 1.6,
  ]);
  expect(beginnings.at(-1)?.[0]).toBeLessThan(310.05);
  expect(beginnings.at(-1)?.[0]).toBeGreaterThan(305);
  // A schedule out of order stays silent.
  expect(loudness.map(([at]) => at)).toEqual(loudness.map(([at]) => at).toSorted((a, b) => a - b));
});

it('several alarms make one sound, which begins anew with each and stops with the last of them', () => {
  const alarm = createAlarm();
  const stopFirst = alarm.sound();
  const stopSecond = alarm.sound();
  expect(oscillators.map(({ to }) => to !== null)).toEqual([false, true]);
  stopFirst();
  expect(oscillators[1]?.to).not.toBeNull();
  stopSecond();
  expect(oscillators[1]?.to).toBeNull();
  alarm.sound();
  expect(oscillators).toHaveLength(3);
});

it('an alarm waits for the first press on the page, and then sounds if it still has to', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  const alarm = createAlarm();
  const stop = alarm.sound();
  expect(FakeAudioContext.made).toEqual([]);
  expect(alarm.state.getSnapshot().context).toBe('waiting');
  alarm.prepare();
  expect(oscillators).toHaveLength(1);
  stop();
  expect(oscillators[0]?.to).toBeNull();
  alarm.prepare();
  expect(oscillators).toHaveLength(1);
});

describe('a browser without sound', () => {
  it.each<[string, unknown]>([
    ['that has no audio', undefined],
    [
      'that refuses audio',
      class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError');
        }
      },
    ],
  ])('%s is recognised, and breaks nothing', (_, implementation) => {
    vi.stubGlobal('AudioContext', implementation);
    const alarm = createAlarm();
    alarm.prepare();
    alarm.sound()();
    alarm.release();
    expect(alarm.state.getSnapshot().context).toBe('missing');
  });
});
