import { useSelector } from '@xstate/react';
import { messages } from './messages';
import { canKeepScreenOn, type WakeLockActor } from './wakeLock';

interface KeepScreenOnProps {
  actor: WakeLockActor;
}

/** The box that keeps the screen on. If the browser cannot do it, a line says so. */
export function KeepScreenOn({ actor }: KeepScreenOnProps) {
  const isWanted = useSelector(actor, (snapshot) => snapshot.hasTag('wanted'));
  if (!canKeepScreenOn()) return <p>{messages.cannotKeepScreenOn}</p>;
  return (
    <label>
      <input
        type="checkbox"
        checked={isWanted}
        onChange={() => actor.send({ type: isWanted ? 'screen.release' : 'screen.keep' })}
      />
      {messages.keepScreenOn}
    </label>
  );
}

/** Says that the browser refuses to keep the screen on. */
export function ScreenWords({ actor }: KeepScreenOnProps) {
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  return isRefused && <p>{messages.screenRefused}</p>;
}
