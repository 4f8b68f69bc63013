import { type AnyStateMachine, createActor, fromCallback, StateMachine } from 'xstate';
import { createRecorder } from '../../src/devtools/recorder';
import type { Recording } from '../../src/devtools/recording';

/**
 * Does again what befell the machines of a recording from outside: the events that the page sent,
 * and what calls answered. All else, delays first, has to follow from the machines.
 *
 * @param machines those that the recording may name
 * @returns the recording of the replay, equal to the given one where the machines act as they did
 * @throws {Error} for a line that cannot be done again, by its number from 1
 */
export function replay(recording: Recording, machines: readonly AnyStateMachine[]): Recording {
  const { happened, ended } = recording;
  const clock = new ReplayClock(Date.parse(recording.began));
  const recorder = createRecorder();
  const calls = new WeakMap<object, (event: { type: string }) => void>();

  function find(id: string): AnyStateMachine {
    const machine = machines.find((known) => known.id === id);
    if (!machine) throw new Error(`There is no machine "${id}".`);
    return machine;
  }

  /** A machine whose calls do nothing until the recording says how they end. */
  function withoutCalls(machine: AnyStateMachine): AnyStateMachine {
    const call = fromCallback<{ type: string }>(({ self, sendBack }) => {
      calls.set(self, sendBack);
    });
    const sources = new Map<string, unknown>(Object.entries(machine.implementations.actors));
    for (const line of happened) {
      // The page may have put a machine where the file has a call.
      if (line.type === 'start' && line.src) sources.set(line.src, find(line.machine));
    }
    return machine.provide({
      actors: Object.fromEntries(
        [...sources].map(([src, logic]) => [
          src,
          logic instanceof StateMachine && logic.id !== machine.id ? withoutCalls(logic) : call,
        ]),
      ),
    });
  }

  function actorNamed(name: string) {
    const actor = recorder.actorNamed(name);
    if (!actor) throw new Error(`Nothing goes by the name "${name}".`);
    return actor;
  }

  function redo(line: (typeof happened)[number]) {
    switch (line.type) {
      case 'start': {
        const { inspect } = recorder;
        const { input } = line;
        createActor(withoutCalls(find(line.machine)), { clock, input, inspect }).start();
        return;
      }
      case 'event': {
        if (line.from === undefined) return actorNamed(line.actor).send(line.event);
        const answer = calls.get(actorNamed(line.from));
        if (!answer) throw new Error(`"${line.from}" is no call.`);
        return answer(line.event);
      }
      case 'stop':
        actorNamed(line.actor).stop();
    }
  }

  return clock.rule(() => {
    for (const [place, line] of happened.entries()) {
      if (!('at' in line) || line.at === undefined) continue;
      clock.advance(line.at, () => recorder.length < place);
      try {
        redo(line);
      } catch (error) {
        throw new Error(`Line ${place + 1} cannot be done again: ${(error as Error).message}`);
      }
    }
    clock.advance(ended.at, () => recorder.length < happened.length);
    return recorder.recording();
  });
}

/** A clock that machines and `Date.now` share, and that only moves when it is told to. */
class ReplayClock {
  readonly #began: number;
  #now = 0;
  #lastId = 0;
  readonly #timers = new Map<number, { due: number; run: () => void }>();

  constructor(began: number) {
    this.#began = began;
  }

  setTimeout(run: () => void, delay: number): number {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { due: this.#now + delay, run });
    return this.#lastId;
  }

  clearTimeout(id: number) {
    this.#timers.delete(id);
  }

  /**
   * Moves on to a time, in ms, and runs what comes due on the way, one after the other.
   *
   * @param isBehind whether what comes due at that very time has its turn before what happens then
   */
  advance(to: number, isBehind: () => boolean) {
    for (;;) {
      const [next] = [...this.#timers].sort(([, one], [, other]) => one.due - other.due);
      if (!next || next[1].due > to || (next[1].due === to && !isBehind())) break;
      const [id, { due, run }] = next;
      this.#now = due;
      this.#timers.delete(id);
      run();
    }
    this.#now = to;
  }

  /** Has `Date.now` tell this clock's time as long as `run` takes. */
  rule<T>(run: () => T): T {
    const { now } = Date;
    Date.now = () => this.#began + this.#now;
    try {
      return run();
    } finally {
      Date.now = now;
    }
  }
}
