import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';

/** What a visitor may connect in the page: a model of the hub's, or one on the own computer. */
const VISITORS_ORIGINS = [
  'https://huggingface.co',
  'https://router.huggingface.co',
  'http://localhost:*',
  'http://127.0.0.1:*',
];

/**
 * Finds the origins that a page with these settings may call: those that the settings need, and
 * those that a visitor may connect.
 *
 * @throws {Error} one line, where the client has no way to chat with these settings
 */
export async function originsOf(settings: Settings): Promise<string[]> {
  return [...new Set([...(await hostsOf(settings)), ...VISITORS_ORIGINS])];
}

/**
 * Finds the origins that these settings need, by letting the client itself make one
 * call that goes nowhere.
 *
 * @returns origins such as `https://router.huggingface.co`; none where the sample kitchen cooks
 * @throws {Error} one line, where the client has no way to chat with these settings
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
  const client = new InferenceClient(accessToken);
  const call = client.chatCompletion(
    { provider: provider as InferenceProviderOrPolicy, model, messages: [] },
    {
      retry_on_error: false,
      fetch: async (input) => {
        const { origin, hostname } = new URL(input instanceof Request ? input.url : input);
        origins.add(origin);
        return Response.json(hostname === 'huggingface.co' ? mappingTo(provider) : COMPLETION);
      },
    },
  );
  await call.catch((cause: Error) => {
    const error = new Error(`VITE_HF_PROVIDER=${provider} cannot be used: ${cause.message}`);
    error.stack = error.message;
    throw error;
  });
  return [...origins];
}

function mappingTo(provider: string) {
  const served = { providerId: 'any', status: 'live', task: 'conversational' };
  return { inferenceProviderMapping: { [provider]: served } };
}

const COMPLETION = {
  id: '',
  object: 'chat.completion',
  created: 0,
  model: '',
  choices: [],
  usage: {},
  system_fingerprint: '',
};
