import type { LazyConnection } from '../connections/connection';
import type { ConnectionActor } from './modelOptions';

/** Makes a connection that tells the machine how its calls end. */
export function reportCalls(connection: LazyConnection, actor: ConnectionActor): LazyConnection {
  return {
    ...connection,
    async generate(request, signal) {
      actor.send({ type: 'call.start' });
      if (actor.getSnapshot().matches({ current: 'expired' })) {
        throw new Error('The sign-in has expired.');
      }
      try {
        const answer = await connection.generate(request, signal);
        if (!signal.aborted) actor.send({ type: 'call.succeed' });
        return answer;
      } catch (error) {
        const diagnosis = await connection.diagnose(error, signal).catch(() => undefined);
        // An aborted call says nothing. The visitor may even use another connection by now.
        if (diagnosis && !signal.aborted) actor.send({ type: 'call.fail', diagnosis });
        throw error;
      }
    },
  };
}
