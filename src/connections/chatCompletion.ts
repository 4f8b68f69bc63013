import { InferenceClient } from '@huggingface/inference';
import { MAX_TOKENS, TEMPERATURE } from '../app/config';
import { writeMessages } from './prompt';
import { type Answer, ConnectionError } from './connection';

type ChatArguments = Parameters<InferenceClient['chatCompletion']>[0];
type ChatCompletion = Awaited<ReturnType<InferenceClient['chatCompletion']>>;

/** Where a chat is held: at a provider of the hub, or at an address of its own. */
export interface ChatTarget {
  model: string;
  provider?: ChatArguments['provider'] & string;
  endpointUrl?: string;
  /** Sent with each call; none is sent where it is left out. */
  accessToken?: string;
}

/** What is asked of a model. */
export type ChatRequest = Pick<ChatArguments, 'messages' | 'max_tokens' | 'temperature'>;

/**
 * Asks a model once for a recipe.
 *
 * @param target where and whom to ask
 * @param ingredients what the visitor has, in the visitor's order
 * @param signal aborts whichever request is under way
 * @returns the answer, with an empty text where the model's first choice holds none
 * @throws {ConnectionError} for every failure
 */
export async function askModel(
  target: ChatTarget,
  ingredients: readonly string[],
  signal: AbortSignal,
): Promise<Answer> {
  const completion = await completeChat(
    target,
    {
      messages: writeMessages(ingredients),
      max_tokens: MAX_TOKENS,
      temperature: TEMPERATURE,
    },
    signal,
  );
  return readAnswer(completion, target.model);
}

/**
 * Calls a model once, through the client.
 *
 * @param signal aborts whichever request is under way
 * @returns what the client makes of the answer; of one at an address of its own it checks nothing
 * @throws {ConnectionError} for every failure
 */
export async function completeChat(
  { accessToken, ...target }: ChatTarget,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<ChatCompletion> {
  let status: number | undefined;
  try {
    return await new InferenceClient(accessToken).chatCompletion(
      { ...target, ...request },
      {
        // The machine owns every retry; left on, the client sends a 503 again without end.
        retry_on_error: false,
        fetch: async (url, init) => {
          status = undefined;
          // As an option of the client's, the signal would not reach the look-up of the model.
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
  } catch (error) {
    throw withoutToken(error, status, accessToken);
  }
}

/** Takes nothing for granted: the client checks little of what it resolves with. */
function readAnswer(completion: ChatCompletion, model: string): Answer {
  const choice = (completion as Partial<ChatCompletion> | null)?.choices?.[0];
  return {
    text: shortenClusters(joinText(choice?.message?.content)),
    cut: choice?.finish_reason === 'length',
    model,
  };
}

/** Some models answer with a list of parts, of which those of type "text" hold the text. */
function joinText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}

function withoutToken(
  error: unknown,
  status: number | undefined,
  accessToken: string | undefined,
): ConnectionError {
  const { name, message } = Object(error) as Partial<Error>;
  const words = String(message);
  return new ConnectionError(
    name ?? 'Error',
    accessToken ? words.replaceAll(accessToken, '[token]') : words,
    status,
  );
}

/** What joins the character before it; the longest run that a language writes is far shorter. */
const RUN_OF_JOINERS =
  /([\p{M}\p{Emoji_Modifier}\u0e33\u0eb3\u200c\u200d]{30})[\p{M}\p{Emoji_Modifier}\u0e33\u0eb3\u200c\u200d]+/gu;

/**
 * Leaves 30 of a run of marks on one character, as Unicode's Stream-Safe Text Format does (UAX #15,
 * section 13): browsers take quadratic time to draw such a run, so that a long one stops the page.
 */
function shortenClusters(text: string): string {
  return text.replace(RUN_OF_JOINERS, '$1');
}
