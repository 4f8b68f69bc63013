import { createChat } from './call/createChat';
import { createWarmUp } from './call/warmUp';
import type { Connection } from './connection';
import { diagnoseCall } from './diagnose';

export interface OpenAiCompatibleOptions {
  /** The server's address, with or without `/v1` or `/v1/chat/completions` at its end. */
  endpoint: string;
  /** The model's name, as the server knows it. */
  model: string;
}

/**
 * Connects to a server that speaks OpenAI's chat completions. It never sends a token.
 *
 * @param isLocal whether the server is on this computer. The browser may ask the visitor whether the
 *   page may call it, and only a press may cause that. So nothing happens before a press
 */
export function createOpenAiCompatibleConnection(
  { endpoint, model }: OpenAiCompatibleOptions,
  isLocal: boolean,
): Connection {
  const target = { endpointUrl: endpoint, model };
  const getTarget = () => target;
  const warmUp = createWarmUp(getTarget);
  return {
    generate: createChat(getTarget, warmUp),
    ...(!isLocal && { warmUp: warmUp.run }),
    diagnose(error) {
      const diagnosis = diagnoseCall(error, false);
      // A server on this computer needs no network.
      return isLocal && diagnosis.kind === 'offline' ? { kind: 'unreachable' } : diagnosis;
    },
  };
}
