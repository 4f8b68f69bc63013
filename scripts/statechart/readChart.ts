import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state as it is told of in the docs. */
export interface ChartState {
  node: AnyStateNode;
  /** Its path from the root, as in `shown.dish`; empty for the root. */
  name: string;
  description: string;
  tags: readonly string[];
  entry: string[];
  exit: string[];
  /** What runs while the state lasts: the id that it goes by and what it is made from. */
  invokes: { id: string; src: string }[];
  /** In the order in which the design has a state's keys. */
  transitions: ChartTransition[];
}

/** A transition as it is told of in the docs. */
export interface ChartTransition {
  source: AnyStateNode;
  /** What makes it happen, as in `recipe.stop` or `after attemptTimeLimit`. */
  trigger: string;
  /** How long its delay is, where that is always the same. */
  time: string | undefined;
  /** The guard's name; undefined where there is none. */
  guard: string | undefined;
  /** Empty where the state stays the same. */
  targets: readonly AnyStateNode[];
  actions: string[];
  description: string;
}

/** Reads all states of a machine: the root first, each state before those within it. */
export function readChart(machine: AnyStateMachine): ChartState[] {
  return statesBelow(machine.root).map((node) => ({
    node,
    name: node.path.join('.'),
    description: node.description ?? '',
    tags: node.tags,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
    transitions: transitionsOf(node).map((transition) => ({
      source: node,
      trigger: triggerOf(transition),
      time: timeOf(transition),
      guard: transition.guard && nameOf(transition.guard),
      targets: transition.target ?? [],
      actions: namesOf(transition.actions),
      description: transition.description ?? '',
    })),
  }));
}

function statesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesBelow)];
}

/** XState keeps them in another order, with what follows from `after` at the end. */
function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const all: AnyTransitionDefinition[] = [...node.transitions.values()].flat();
  const isOf = (invoked: boolean, delayed: boolean) => (transition: AnyTransitionDefinition) =>
    /^xstate\.(done|error|snapshot)\./.test(transition.eventType) === invoked &&
    /^xstate\.after\./.test(transition.eventType) === delayed;
  return [
    ...all.filter(isOf(true, false)),
    ...(node.always ?? []),
    ...all.filter(isOf(false, true)),
    ...all.filter(isOf(false, false)),
  ];
}

function triggerOf({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  if (eventType === '*') return 'any other event';
  const delay = delayOf({ eventType, source });
  if (delay !== undefined) return `after ${delay}`;
  const fate = /^xstate\.(done|error|snapshot)\.(?:actor\.|state\.)?(.*)$/.exec(eventType);
  return fate ? `${fate[1]} of ${fate[2]}` : eventType;
}

function timeOf(transition: AnyTransitionDefinition): string | undefined {
  const time = transition.source.machine.implementations.delays[delayOf(transition) ?? ''];
  return typeof time === 'number' ? tellTime(time) : undefined;
}

/** The name of the delay that a transition waits for. */
function delayOf({
  eventType,
  source,
}: Pick<AnyTransitionDefinition, 'eventType' | 'source'>): string | undefined {
  const delayed = source.after.find((after) => after.eventType === eventType);
  return delayed && String(delayed.delay);
}

/** Tells a time in ms as a person would. */
export function tellTime(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`;
}

function nameOf(named: unknown): string {
  return typeof named === 'string' ? named : String((named as { type: unknown }).type);
}

/** Leaves out what XState adds by itself to run delayed transitions. */
function namesOf(actions: readonly unknown[]): string[] {
  return actions.map(nameOf).filter((name) => !/^xstate\.(raise|cancel)$/.test(name));
}
