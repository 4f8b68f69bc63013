import { useCallback } from 'react';
import type { ConnectionActor } from './createConnectionActor';

/** Gives up what is in use, and its token with it. */
export function Forget({ actor, label }: { actor: ConnectionActor; label: string }) {
  const handOnFocus = useCallback((button: HTMLButtonElement) => {
    const next = button.closest('dialog')?.querySelector<HTMLElement>('input:checked');
    return () => {
      if (document.activeElement === button) next?.focus();
    };
  }, []);

  return (
    <button
      ref={handOnFocus}
      type="button"
      onClick={() => actor.send({ type: 'connection.choose', choice: 'host' })}
    >
      {label}
    </button>
  );
}
