import { InferenceClient } from '@huggingface/inference';

export interface ChatTarget {
  model: string;
  provider?: Parameters<InferenceClient['chatCompletion']>[0]['provider'] & string;
  endpointUrl?: string;
  accessToken?: string;
}

export interface CallPlan {
  /** How the client asks the hub about the model; undefined if it does not ask. */
  lookUp: { url: string; init: RequestInit | undefined } | undefined;
  call: string;
}

/** Only the client knows: it makes a call that goes nowhere. Throws if it cannot chat with it. */
export async function planCall({ accessToken, ...target }: ChatTarget): Promise<CallPlan> {
  // The client remembers the hub's answer for each name, and this answer is made up.
  const suffix = `#${Math.random()}`;
  const plan: CallPlan = { lookUp: undefined, call: '' };
  const served = { providerId: 'any', status: 'live', task: 'conversational' };
  try {
    await new InferenceClient(accessToken).chatCompletion(
      { ...target, model: target.model + suffix, messages: [] },
      {
        retry_on_error: false,
        async fetch(input, init) {
          const url = String(input);
          if (init?.method === 'POST') plan.call = url;
          else plan.lookUp = { url: url.replace(suffix, ''), init };
          if (plan.call) throw new Error('The call goes nowhere.');
          return Response.json({ inferenceProviderMapping: { [String(target.provider)]: served } });
        },
      },
    );
  } catch (cause) {
    if (!plan.call) throw new Error(String(Object(cause).message).replaceAll(suffix, ''));
  }
  return plan;
}

export function servesChats(answer: unknown, provider: string | undefined): boolean {
  const mapping = Object(Object(answer).inferenceProviderMapping);
  const served = Array.isArray(mapping)
    ? mapping.find((one) => Object(one).provider === provider)
    : mapping[String(provider)];
  return Object(served).task === 'conversational';
}
