import type { Settings } from '../../src/app/settings.ts';
import { planCall } from '../../src/connections/planCall.ts';

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
 * Finds the origins that these settings need.
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
  type Target = Parameters<typeof planCall>[0];
  const target = { accessToken, model, provider } as Target;
  const { lookUp, call } = await planCall(target).catch(({ message }: Error) => {
    const error = new Error(`VITE_HF_PROVIDER=${provider} cannot be used: ${message}`);
    error.stack = error.message;
    throw error;
  });
  return [...(lookUp ? [lookUp.url] : []), call].map((url) => new URL(url).origin);
}
