import { randomUUID } from 'node:crypto';
import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import type { ConnectionFacts } from '../../src/connections/connection.ts';
import { VISITOR_ORIGINS } from '../../src/connections/connectionTable.ts';
import { createHostConnection } from '../../src/connections/createConnection.ts';

/**
 * Finds the origins that a page with these settings may call: those that the settings need, and
 * those that a visitor may connect.
 *
 * @throws {Error} one line, if the client cannot chat with these settings
 */
export async function originsOf(
  settings: Settings,
  connection?: ConnectionFacts,
): Promise<string[]> {
  return [...new Set([...(await hostsOf(settings, connection)), ...VISITOR_ORIGINS])];
}

/**
 * Finds the origins that these settings need.
 *
 * @param connection what the settings ask for
 * @returns origins such as `https://router.huggingface.co`; none for the sample kitchen
 * @throws {Error} one line, if the client cannot chat with these settings
 */
export async function hostsOf(
  settings: Settings,
  { origins }: ConnectionFacts = createHostConnection(settings),
): Promise<readonly string[]> {
  return origins ?? askClient(settings);
}

/** Lets the client make one call that goes nowhere, because only it knows a provider's host. */
async function askClient({ accessToken, model, provider }: Settings): Promise<string[]> {
  const origins = new Set<string>();
  // The client remembers each look-up by the model's name, and this one is not real.
  const suffix = `#${randomUUID()}`;
  const served = { providerId: 'any', status: 'live', task: 'conversational' };
  const answer = {
    inferenceProviderMapping: { [provider]: served },
    ...{ id: '', object: 'chat.completion', created: 0, model: '', choices: [], usage: {} },
    system_fingerprint: '',
  };
  try {
    await new InferenceClient(accessToken).chatCompletion(
      { provider: provider as InferenceProviderOrPolicy, model: model + suffix, messages: [] },
      {
        retry_on_error: false,
        fetch: async (input) => {
          origins.add(new URL(input instanceof Request ? input.url : input).origin);
          return Response.json(answer);
        },
      },
    );
  } catch (cause) {
    const reason = String(Object(cause).message).replaceAll(suffix, '');
    const error = new Error(`VITE_HF_PROVIDER=${provider} cannot be used: ${reason}`);
    error.stack = error.message;
    throw error;
  }
  return [...origins];
}
