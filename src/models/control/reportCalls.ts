import type { Diagnosis } from '../../../machines/connectionMachine';
import type { LazyConnection } from '../connections/connection';
import type { ConnectionActor } from './modelOptions';

/** These say nothing about the connection: the model is busy or failed, or nobody knows the cause. */
const TEMPORARY: readonly Diagnosis['kind'][] = [
  'tooManyCalls',
  'serverFailed',
  'onlyThoughts',
  'brokenOff',
  'requestTooLong',
  'unknown',
];

/** Makes a connection that tells the machine how its calls end. */
export function reportCalls(connection: LazyConnection, actor: ConnectionActor): LazyConnection {
  return {
    ...connection,
    async generate(request, signal, onPiece) {
      actor.send({ type: 'call.start' });
      if (actor.getSnapshot().matches({ current: 'expired' })) {
        const diagnosis: Diagnosis = { kind: 'signInExpired' };
        throw Object.assign(new Error('The sign-in has expired.'), { diagnosis });
      }
      try {
        const answer = await connection.generate(request, signal, onPiece);
        if (!signal.aborted) actor.send({ type: 'call.succeed' });
        return answer;
      } catch (error) {
        const diagnosis = await connection.diagnose(error, signal).catch(() => undefined);
        // An aborted call says nothing. The visitor may even use another connection by now.
        const isSound = !diagnosis || TEMPORARY.includes(diagnosis.kind);
        if (!isSound && !signal.aborted) actor.send({ type: 'call.fail', diagnosis });
        // The attempt shows the same diagnosis.
        throw Object.assign(Object(error), { diagnosis });
      }
    },
  };
}
