import { mayHoldMarkup, readAnswer } from './answer/readAnswer';
import type { Connection, LazyConnection } from './connection';
import { CONNECTIONS, type ConnectionKind, type HostOptions } from './connectionTable';
import { DiagnosedError } from './diagnose';

/**
 * Makes a connection whose code is fetched when it is first needed.
 *
 * @param id its key in `CONNECTIONS`
 */
export function createConnection<Options>(
  id: string,
  kind: ConnectionKind<Options>,
  options: Options,
): LazyConnection {
  let connection: Connection | undefined;

  async function load(): Promise<Connection> {
    const created = connection ?? (await kind.create(options));
    // Two calls at the same time get the same connection.
    connection ??= created;
    return connection;
  }

  const createHider = () => connection?.createHider?.() ?? ((text: string) => text);

  return {
    id,
    ...kind.describe(options),
    prepare: async () => void (await load()),
    warmUp: async () => (await load()).warmUp?.(),
    async generate(request, signal, onPiece) {
      const loaded = await load();
      const hide = createHider();
      const answer = await loaded.generate(request, signal, onPiece);
      // JSON, HTML and fences can hide a token: so this comes after all of them are read.
      // Without its reader, the answer stays as the model wrote it.
      const markup = mayHoldMarkup(answer.text)
        ? await import('../../reading/lines/readDocument').catch(() => null)
        : null;
      return { ...answer, text: hide(readAnswer(answer.text, markup)) };
    },
    createHider,
    async diagnose(error, signal) {
      if (error instanceof DiagnosedError) return error.diagnosis;
      const diagnosis = connection?.diagnose?.(error);
      return diagnosis?.kind === 'unreachable'
        ? (kind.diagnoseSilence?.(options, signal) ?? diagnosis)
        : diagnosis;
    },
  };
}

/**
 * Makes the connection that the host's settings ask for.
 *
 * @param kinds in order: the first that the settings set up is made
 * @throws {Error} if the settings set up none of them
 */
export function createHostConnection(
  settings: HostOptions,
  kinds: Record<string, ConnectionKind<unknown>> = CONNECTIONS,
): LazyConnection {
  for (const [id, kind] of Object.entries(kinds)) {
    const options = kind.fromSettings(settings);
    if (options) return createConnection(id, kind, options);
  }
  throw new Error('No connection fits the settings.');
}
