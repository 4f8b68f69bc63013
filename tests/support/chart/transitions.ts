import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Every state of a machine that has no states within it, by its id. */
export function statesOf(machine: AnyStateMachine): string[] {
  const nodes = [machine.root];
  for (const node of nodes) nodes.push(...Object.values(node.states));
  return nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.id);
}

/** The innermost state of a snapshot, such as `shown.recipe`. */
export function leafOf({ value }: Pick<AnyMachineSnapshot, 'value'>): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([parent, child]) => `${parent}.${leafOf({ value: child })}`)
    .join(' & ');
}
