import { createContext, use } from 'react';

/** A context that is around every view which reads it, and the hook that does so. */
export function createRequiredContext<Value>() {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = use(Context);
    if (value === null) throw new Error('Its context is missing.');
    return value;
  }
  return [Context, useValue] as const;
}
