import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** A machine's state nodes, from the root down. */
function nodesOf(machine: AnyStateMachine) {
  const nodes = [machine.root];
  for (const node of nodes) nodes.push(...Object.values(node.states));
  return nodes;
}

/** Names a transition by where it leaves from, what takes it, and its place among its like. */
function nameOf({ source, eventType, ...transition }: AnyTransitionDefinition): string {
  const likes = [...(source.transitions.get(eventType) ?? []), ...(source.always ?? [])].filter(
    (like) => like.eventType === eventType,
  );
  const place = likes.findIndex(
    (like) => like.guard === transition.guard && String(like.target) === String(transition.target),
  );
  return `${source.id} on ${eventType || 'always'} #${place + 1}`;
}

/** Every transition of a chart, by name. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map(nameOf),
  );
}

/** Every state of a chart that one can be in, by its id. */
export function statesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.id);
}

/** An `inspect` option that writes down the transitions that an actor takes, by name. */
export function recordTransitions(machineId: string) {
  const taken = new Set<string>();
  return {
    taken,
    inspect(event: InspectionEvent) {
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        if (transition.source.machine.id === machineId) taken.add(nameOf(transition));
      }
    },
  };
}
