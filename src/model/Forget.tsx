import type { ConnectionActor } from './createConnectionActor';
import { handOnFocus } from '../browser/handOnFocus';

const toChoice = handOnFocus('dialog', 'input:checked');

/** Gives up what is in use, and its token with it. */
export function Forget({ actor, label }: { actor: ConnectionActor; label: string }) {
  return (
    <button
      ref={toChoice}
      type="button"
      onClick={() => actor.send({ type: 'connection.choose', choice: 'host' })}
    >
      {label}
    </button>
  );
}
