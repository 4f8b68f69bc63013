import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import { MAX_TOKENS, TEMPERATURE } from '../config';
import { writeMessages } from '../prompt';
import { readAnswer } from './chatCompletion';
import { type Connection, ConnectionError } from './connection';

export interface HuggingFaceOptions {
  /** A token of the hub (`hf_…`), or the provider's own key. */
  accessToken: string;
  /** The model's name on the hub. */
  model: string;
  /** The inference provider, as the client names it. */
  provider: string;
}

/** Connects to a hosted model through Hugging Face's Inference Providers. */
export function createHuggingFaceConnection({
  accessToken,
  model,
  provider,
}: HuggingFaceOptions): Connection {
  const client = new InferenceClient(accessToken);

  return {
    async generate(ingredients, signal) {
      let status: number | undefined;
      try {
        const completion = await client.chatCompletion(
          {
            provider: provider as InferenceProviderOrPolicy,
            model,
            messages: writeMessages(ingredients),
            max_tokens: MAX_TOKENS,
            temperature: TEMPERATURE,
          },
          {
            // The machine owns every retry; left on, the client sends a 503 again without end.
            retry_on_error: false,
            fetch: async (url, init) => {
              status = undefined;
              // As an option of the client's, the signal would not reach the look-up.
              const response = await fetch(url, { ...init, signal });
              // An error of the client's loses the status where the body is not what it expects.
              status = response.status;
              // The client reads a look-up that is of no use twice, which a response does not allow:
              // what is wrong would be lost.
              const copy = response.clone();
              response.text = () => copy.text();
              return response;
            },
          },
        );
        return readAnswer(completion, model);
      } catch (error) {
        throw withoutToken(error, status, accessToken);
      }
    },
  };
}

function withoutToken(
  error: unknown,
  status: number | undefined,
  accessToken: string,
): ConnectionError {
  const { name, message } = Object(error) as Partial<Error>;
  return new ConnectionError(
    name ?? 'Error',
    String(message).replaceAll(accessToken, '[token]'),
    status,
  );
}
