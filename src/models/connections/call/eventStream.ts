import { ConnectionError } from '../connection';

/** In bytes. No recipe is as long, even with the model's thoughts and what each event repeats. */
const LARGEST_ANSWER = 20_000_000;

/** The statuses of answers without a body. Chromium gives such an answer an empty one. */
const WITHOUT_BODY = [204, 205, 304];

/** What the client does not say about the stream that it reads. */
export interface StreamState {
  /** Whether a good answer has begun to come. */
  hasBegun: boolean;
  /** Whether the server has said that the answer is whole. */
  isWhole: boolean;
  /** What the client reads. */
  events?: ReadableStream | undefined;
}

/**
 * Makes an answer fail before it fills the memory, if it is longer than any real one.
 *
 * @throws {ConnectionError} from the body, once it is too long
 */
export function limitAnswer(response: Response): Response {
  if (!response.body || WITHOUT_BODY.includes(response.status)) return response;
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      length += bytes.byteLength;
      if (length > LARGEST_ANSWER) {
        throw new ConnectionError('TooLongError', 'The answer is too long.', response.status);
      }
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}

/** Turns an error in words into JSON: for a stream, the client reads no other error. */
export async function asJsonError(response: Response): Promise<Response> {
  const { status } = response;
  const isPlain = /^text\/plain/i.test(response.headers.get('content-type') ?? '');
  return isPlain ? Response.json({ error: await response.text() }, { status }) : response;
}

/**
 * Hands a good answer to the client as a stream of events. The client reads nothing else, so an answer in JSON becomes
 * one event.
 *
 * @param state is set as the stream goes on
 * @throws {Error} if the answer is neither a stream nor a completion or an error in JSON
 */
export async function asEventStream(response: Response, state: StreamState): Promise<Response> {
  state.hasBegun = true;
  const isStream = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
  const body = isStream ? response.body : await wrapJson(response);
  const text = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const events = body?.pipeThrough(text).pipeThrough(mend(state));
  state.events = events;
  return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
}

async function wrapJson(response: Response): Promise<Response['body']> {
  const answer = JSON.parse(await response.text());
  if (!answer?.error && !Array.isArray(answer?.choices)) {
    throw new ConnectionError('NoCompletionError', 'The answer is no chat completion.');
  }
  return new Response(`data: ${JSON.stringify(answer)}\n\ndata: [DONE]\n\n`).body;
}

/**
 * Mends faults of the client. It does not say whether it has seen the end. It ignores a last event without the empty
 * line at its end. It takes a null `error` for an error. 20 MB of empty lines would hold the page for eight seconds,
 * one line of 20 MB for four.
 */
function mend(state: StreamState): TransformStream<string, Uint8Array> {
  const encoder = new TextEncoder();
  let rest = '';
  const mendLines = (lines: string) => {
    state.isWhole ||= /^data: ?\[DONE\]\r?$/m.test(lines);
    const noNull = lines.replaceAll(/"error"(?=\s*:\s*null\b)/g, '"noError"');
    return encoder.encode(noNull.replaceAll(/\n[\r\n]+/g, '\n\n'));
  };
  return new TransformStream({
    transform(piece, controller) {
      const end = piece.lastIndexOf('\n') + 1;
      if (end > 0) controller.enqueue(mendLines(rest + piece.slice(0, end)));
      rest = end > 0 ? piece.slice(end) : rest + piece;
    },
    flush: (controller) => controller.enqueue(mendLines(`${rest}\n`)),
  });
}
