import type { Link } from '../../machines/connectionMachine';
import { refusalOf } from '../connections/findingOf';
import {
  createSampleConnection,
  createServerConnection,
  createTokenConnection,
  type LazyConnection,
} from '../connections/lazyConnections';
import type { Settings } from '../app/settings';
import type { ConnectionActor } from './createConnectionActor';
import type { Secrets } from './secrets';

interface Options {
  actor: ConnectionActor;
  settings: Settings;
  secrets: Secrets;
  /** What the host has built in. */
  host: LazyConnection;
}

/**
 * Makes the connection that a link leads to. The machine is told how each call of the visitor's own
 * ends, as far as that tells of the connection.
 */
export function watchConnection(link: Link, options: Options): LazyConnection {
  const { actor, settings, secrets, host } = options;
  const { choice, address, model } = link;
  if (choice === 'host') return host;
  if (choice === 'sample') return createSampleConnection();

  const connection =
    address === null
      ? createTokenConnection(() => secrets.get(link) ?? '', {
          model: model ?? settings.model,
          provider: settings.provider,
        })
      : createServerConnection(address, model ?? '');

  return {
    ...connection,
    async generate(ingredients, signal) {
      actor.send({ type: 'call.start' });
      if (actor.getSnapshot().matches({ use: 'expired' })) {
        throw new Error('The sign-in has expired.');
      }
      try {
        const answer = await connection.generate(ingredients, signal);
        if (!signal.aborted) actor.send({ type: 'call.succeed' });
        return answer;
      } catch (error) {
        const refused = refusalOf(error, address === null);
        // What was stopped tells nothing; the visitor may be connected to another by now.
        if (refused && !signal.aborted) {
          const { refusal, finding } = refused;
          actor.send({ type: 'call.fail', refusal, finding });
        }
        throw error;
      }
    },
  };
}
