import { createChat } from './call/createChat';
import { createWarmUp } from './call/prepareCall';
import type { Connection } from './connection';
import { diagnoseCall } from './diagnoseCall';

export interface OpenAiCompatibleOptions {
  /** With or without `/v1` or `/v1/chat/completions` at its end. */
  endpoint: string;
  model: string;
}

/**
 * Connects to a server that speaks OpenAI's chat completions, without a token. If `isLocal`, it
 * calls nothing before a press: the browser may then ask the visitor for permission.
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
      const diagnosis = diagnoseCall(error, { endpoint });
      // A server on this computer needs no network.
      return isLocal && diagnosis.kind === 'offline' ? { kind: 'unreachable' } : diagnosis;
    },
  };
}
