import { InferenceClient } from '@huggingface/inference';

export interface ChatTarget {
  model: string;
  provider?: Parameters<InferenceClient['chatCompletion']>[0]['provider'] & string;
  endpointUrl?: string;
  accessToken?: string;
}

interface CallPlan {
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

/** How long the page trusts the hub's answer about a model, in ms. */
const ANSWER_LIFETIME = 600_000;

/** How long the hub may take for an answer that no visitor waits for, in ms. */
const ANSWER_TIMEOUT = 10_000;

/** In ms. Browsers close an unused connection after 10 s, some after 5. */
const WARM_UP_INTERVAL = 5_000;

export type WarmUp = ReturnType<typeof createWarmUp>;

/** `getTarget` gives the target of the next call, so nothing here keeps a token. */
export function createWarmUp(getTarget: () => ChatTarget) {
  let answer = { text: '', goodUntil: 0 };
  let nextRun = 0;
  let asking: Promise<void> | undefined;
  const isGood = () => Date.now() < answer.goodUntil;

  async function ask({ url, init }: NonNullable<CallPlan['lookUp']>, provider?: string) {
    const goodUntil = Date.now() + ANSWER_LIFETIME;
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    const text = await response.text();
    if (response.ok && servesChats(JSON.parse(text), provider)) answer = { text, goodUntil };
  }

  return {
    /** Opens a connection to the model's host, and asks the hub about the model. Never rejects. */
    async run() {
      if (Date.now() < nextRun) return;
      nextRun = Date.now() + WARM_UP_INTERVAL;
      try {
        const target = getTarget();
        // An expired sign-in has no token.
        if (!target.endpointUrl && !target.accessToken) return;
        const { lookUp, call } = await planCall(target);
        preconnect(new URL(call).origin);
        if (!lookUp || isGood()) return;
        asking ??= ask(lookUp, target.provider).finally(() => {
          asking = undefined;
        });
        await asking;
      } catch {
        // The call asks the hub itself.
      }
    },
    /** The hub's answer about the model, if it is still good. */
    hubAnswer: () =>
      isGood()
        ? new Response(answer.text, { headers: { 'content-type': 'application/json' } })
        : undefined,
  };
}

/** The connection is for calls without cookies. A new element asks for a closed one again. */
function preconnect(origin: string): void {
  // The tests of connections run without a page.
  const head = globalThis.document?.head;
  head?.querySelector('link[rel=preconnect]')?.remove();
  const link = head?.ownerDocument.createElement('link');
  if (!link) return;
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  link.href = origin;
  head.append(link);
}
