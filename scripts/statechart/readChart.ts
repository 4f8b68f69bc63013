import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface ChartTransition {
  source: AnyStateNode;
  /** The event, or another cause, such as `after backoff` or `done of attempt`. */
  trigger: string;
  /** Undefined without a delay, or if the context decides it. */
  time: string | undefined;
  /** The guard's name. */
  guard: string | undefined;
  /** Empty if the state stays the same. */
  targets: readonly AnyStateNode[];
  actions: string[];
  description: string;
}

/** Puts outer states before inner ones. */
export function statesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)];
}

/** Keeps the order of the machine's file. */
export function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const all: AnyTransitionDefinition[] = [...node.transitions.values()].flat();
  const isCall = ({ eventType }: AnyTransitionDefinition) =>
    /^xstate\.(done|error)\./.test(eventType);
  const isDelayed = ({ eventType }: AnyTransitionDefinition) => /^xstate\.after\./.test(eventType);
  return [
    ...all.filter(isCall),
    ...(node.always ?? []),
    ...all.filter(isDelayed),
    ...all.filter((transition) => !isCall(transition) && !isDelayed(transition)),
  ].map(readTransition);
}

function readTransition(transition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, target = [], guard, actions, description = '' } = transition;
  const delay = source.after.find((after) => after.eventType === eventType)?.delay;
  const time = source.machine.implementations.delays[String(delay)];
  return {
    source,
    trigger: delay === undefined ? triggerOf(eventType) : `after ${delay}`,
    time: typeof time === 'number' ? `${time / 1_000} s` : undefined,
    guard: guard && nameOf(guard),
    targets: target,
    actions: namesOf(actions),
    description,
  };
}

function triggerOf(eventType: string): string {
  if (eventType === '') return 'always';
  const outcome = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType);
  return outcome ? `${outcome[1]} of ${outcome[2]}` : eventType;
}

function nameOf(named: unknown): string {
  return typeof named === 'string' ? named : String((named as { type: unknown }).type);
}

/** Leaves out actions that XState adds for delayed transitions. */
export function namesOf(actions: readonly unknown[]): string[] {
  return actions.map(nameOf).filter((name) => !/^xstate\.(raise|cancel)$/.test(name));
}
