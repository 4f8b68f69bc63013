import { askModel } from './chatCompletion';
import type { Connection } from './connection';
import { diagnoseConnection } from './diagnose';

export interface OpenAiCompatibleOptions {
  /** The server's address, with or without `/v1` or `/v1/chat/completions` at its end. */
  endpoint: string;
  /** The model's name, as the server knows it. */
  model: string;
}

/** Connects to a server that speaks OpenAI's chat completions. It never sends a token. */
export function createOpenAiCompatibleConnection({
  endpoint,
  model,
}: OpenAiCompatibleOptions): Connection {
  return {
    generate: ({ messages }, signal) =>
      askModel({ endpointUrl: endpoint, model }, messages, signal),
    diagnose: (error) => diagnoseConnection(error, false),
  };
}
