import type { AnyMachineSnapshot } from 'xstate';

export function leafOf({ value }: Pick<AnyMachineSnapshot, 'value'>): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([parent, child]) => `${parent}.${leafOf({ value: child })}`)
    .join(' & ');
}
