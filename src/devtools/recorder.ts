import { type AnyActor, type InspectionEvent, StateMachine } from 'xstate';
import { toPlain } from './plain';
import type { Happening, Recording, StateValue } from './recording';

/** Takes down what machines go through. */
export interface Recorder {
  /** The `inspect` option of every root actor that is to be recorded. */
  inspect(event: InspectionEvent): void;
  /** How many lines have been taken down so far. */
  readonly length: number;
  /** The actor that bears a name in the recording; undefined where none does. */
  actorNamed(name: string): AnyActor | undefined;
  /** All that has happened up to now. */
  recording(): Recording;
}

const isMachine = ({ logic }: AnyActor) => logic instanceof StateMachine;

/** @param secrets what the recording must not hold, whatever it looks like */
export function createRecorder(secrets: readonly string[] = []): Recorder {
  const names = new Map<AnyActor, string>();
  /** The machines that have started and not been stopped, with the state that was last told. */
  const states = new Map<AnyActor, StateValue>();
  /** The lines whose event is still at work, to be told the state that it leads to. */
  let open: { actor: AnyActor; event: unknown; line: Happening & { state?: StateValue } }[] = [];
  /** How long each delayed event was to wait, in ms. How long it did, the browser has a part in. */
  const delays = new WeakMap<object, Map<object, number>>();
  let happened: Happening[] = [];
  let began: number | undefined;

  const plain = (value: unknown) => toPlain(value, secrets);
  const stateOf = (actor: AnyActor) => plain(actor.getSnapshot().value) as StateValue;

  function timeNow(): number {
    began ??= Date.now();
    return Date.now() - began;
  }

  function nameOf(actor: AnyActor): string {
    return names.get(actor) ?? actor.id;
  }

  function giveName(actor: AnyActor) {
    const { _parent: parent, id, sessionId, src, logic } = actor;
    const path = parent ? `${nameOf(parent as AnyActor)}/` : '';
    if (parent && id !== sessionId) {
      names.set(actor, path + id);
      return;
    }
    const kind = path + (parent && typeof src === 'string' ? src : (logic.id ?? 'actor'));
    const taken = [...names.values()];
    let name = kind;
    for (let count = 2; taken.includes(name); count += 1) name = `${kind} ${count}`;
    names.set(actor, name);
  }

  function tellStart(actor: AnyActor, event: { type: string; input?: unknown }) {
    if (names.has(actor)) {
      // React's strict mode stops each actor once and starts it anew, as if nothing had been.
      happened = happened.filter((line) => line.type !== 'stop' || line.actor !== nameOf(actor));
      if (isMachine(actor)) states.set(actor, stateOf(actor));
      return;
    }
    giveName(actor);
    const src = String(actor.src);
    const input = plain(event.input);
    if (!isMachine(actor)) {
      happened.push({ type: 'call', actor: nameOf(actor), src, input });
      return;
    }
    const line: Happening = {
      type: 'start',
      ...(actor._parent ? { src } : { at: timeNow() }),
      actor: nameOf(actor),
      machine: actor.logic.id,
      input,
    };
    happened.push(line);
    open.push({ actor, event, line });
  }

  function tellEvent(actor: AnyActor, source: AnyActor | undefined, event: { type: string }) {
    const isFromOutside = source === undefined || !isMachine(source);
    if (!isMachine(actor) || !isFromOutside) return;
    const line: Happening = {
      type: 'event',
      at: timeNow(),
      actor: nameOf(actor),
      ...(source && { from: nameOf(source) }),
      event: plain(event) as { type: string },
    };
    happened.push(line);
    open.push({ actor, event, line });
  }

  function tellState(actor: AnyActor, event: { type: string }) {
    if (!isMachine(actor)) return;
    if (event.type === 'xstate.stop') {
      if (!actor._parent) happened.push({ type: 'stop', at: timeNow(), actor: nameOf(actor) });
      states.delete(actor);
      return;
    }
    const state = stateOf(actor);
    const cause = open.find((one) => one.actor === actor && one.event === event);
    if (cause) {
      cause.line.state = state;
      open = open.filter((one) => one !== cause);
    } else if (JSON.stringify(state) !== JSON.stringify(states.get(actor))) {
      const after = delays.get(actor)?.get(event);
      happened.push({
        type: 'change',
        actor: nameOf(actor),
        event: event.type,
        ...(after !== undefined && { after }),
        state,
      });
    }
    const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
    for (const { target, event: delayed, delay } of scheduled) {
      delays.set(target, (delays.get(target) ?? new Map()).set(delayed, delay));
    }
    states.set(actor, state);
  }

  return {
    inspect(told) {
      const actor = told.actorRef as AnyActor;
      if (told.type === '@xstate.snapshot') tellState(actor, told.event);
      if (told.type !== '@xstate.event') return;
      if (told.event.type === 'xstate.init') tellStart(actor, told.event);
      else tellEvent(actor, told.sourceRef as AnyActor | undefined, told.event);
    },
    get length() {
      return happened.length;
    },
    actorNamed: (name) => [...names].findLast(([, given]) => given === name)?.[0],
    recording() {
      const at = timeNow();
      const machines = [...states.keys()].map((actor) => ({
        actor: nameOf(actor),
        state: stateOf(actor),
        context: plain(actor.getSnapshot().context),
      }));
      const recording: Recording = {
        format: 'saffron-recording',
        version: 1,
        began: new Date(began ?? Date.now()).toISOString(),
        happened,
        ended: { at, machines },
      };
      return JSON.parse(JSON.stringify(recording));
    },
  };
}
