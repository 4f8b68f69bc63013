import type { ConnectionEvent, Link } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import type { Answer, LazyConnection } from '../connections/connection';
import { CONSEQUENCES } from './explain';
import type { ConnectionActor } from './modelOptions';

/** Makes a connection that tells the machine how its calls end, as long as its `link` is in use. */
export function reportCalls(
  connection: LazyConnection,
  actor: ConnectionActor,
  link: Link,
): LazyConnection {
  const isCurrent = () => actor.getSnapshot().context.current === link;
  const send = (event: ConnectionEvent) => isCurrent() && actor.send(event);

  async function report(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    send({ type: 'call.start' });
    if (isCurrent() && actor.getSnapshot().matches({ current: 'expired' })) {
      const diagnosis: Diagnosis = { kind: 'signInExpired' };
      throw Object.assign(new Error('The sign-in has expired.'), { diagnosis });
    }
    try {
      const answer = await call();
      if (!signal.aborted) send({ type: 'call.succeed' });
      return answer;
    } catch (error) {
      const diagnosis = await connection.diagnose(error, signal).catch(() => undefined);
      // An aborted call says nothing: by now, the visitor may use another connection.
      const isSound = !diagnosis || CONSEQUENCES[diagnosis.kind]?.isOfCall;
      if (!isSound && !signal.aborted) send({ type: 'call.fail', diagnosis });
      // The attempt shows the same diagnosis.
      throw Object.assign(Object(error), { diagnosis });
    }
  }

  return {
    ...connection,
    generate: (request, signal, onPiece) =>
      report(() => connection.generate(request, signal, onPiece), signal),
    ask: (messages, signal, onPiece) =>
      report(() => connection.ask(messages, signal, onPiece), signal),
  };
}
