import { randomUUID } from 'node:crypto';
import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';

/** What a visitor may connect in the page: a model of the hub's, or one on their own computer. */
const VISITOR_ORIGINS = [
  'https://huggingface.co',
  'https://router.huggingface.co',
  'http://localhost:*',
  'http://127.0.0.1:*',
];

/**
 * Finds the origins that a page with these settings may call: those that the settings need, and
 * those that a visitor may connect.
 *
 * @throws {Error} one line, if the client cannot chat with these settings
 */
export async function originsOf(settings: Settings): Promise<string[]> {
  return [...new Set([...(await hostsOf(settings)), ...VISITOR_ORIGINS])];
}

/**
 * Finds the origins that these settings need. Only the client knows a provider's host, so it makes
 * one call that goes nowhere.
 *
 * @returns origins such as `https://router.huggingface.co`; none for the sample kitchen
 * @throws {Error} one line, if the client cannot chat with these settings
 */
export async function hostsOf({
  accessToken,
  endpoint,
  model,
  provider,
}: Settings): Promise<string[]> {
  if (endpoint) return [new URL(endpoint).origin];
  if (!accessToken) return [];
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
