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
 * Turns a good answer into a stream for the client. The client accepts no other type, and takes even
 * a null `error` for an error. An answer in JSON becomes one event.
 *
 * @param state is set as the stream goes on
 * @throws {Error} if the answer is neither a stream nor a completion or an error in JSON
 */
export async function asEventStream(response: Response, state: StreamState): Promise<Response> {
  state.hasBegun = true;
  const isStream = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
  const body = isStream ? tidyEvents(response.body, state) : await wrapJson(response, state);
  const events = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  state.events = events.body ?? undefined;
  return events;
}

async function wrapJson(response: Response, state: StreamState): Promise<string> {
  const answer = withoutNullError(await response.text());
  if (!answer?.error && !Array.isArray(answer?.choices)) {
    throw new ConnectionError('NoCompletionError', 'The answer is no chat completion.');
  }
  state.isWhole = true;
  return `data: ${JSON.stringify(answer)}\n\n`;
}

function tidyEvents(body: Response['body'], state: StreamState): ReadableStream | null {
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  return body?.pipeThrough(decoder).pipeThrough(tidyLines(state)) ?? null;
}

/** Hands on only whole lines: at each piece, the client copies all that it has of a line. */
function tidyLines(state: StreamState): TransformStream<string, Uint8Array> {
  const encoder = new TextEncoder();
  let rest = '';
  const tidyLine = (line: string) => {
    if (!line.startsWith('data:')) return line;
    const data = line.slice('data:'.length).trim();
    state.isWhole ||= data === '[DONE]';
    const mayFail = data.includes('"error"');
    return `data: ${mayFail ? JSON.stringify(withoutNullError(data)) : data}`;
  };
  return new TransformStream({
    transform(piece, controller) {
      const to = piece.lastIndexOf('\n');
      if (to < 0) {
        rest += piece;
        return;
      }
      // Many empty lines say no more than one, and would keep the client busy.
      const lines = (rest + piece.slice(0, to)).replaceAll(/\n[\r\n]+/g, '\n\n').split('\n');
      rest = piece.slice(to + 1);
      controller.enqueue(encoder.encode(`${lines.map(tidyLine).join('\n')}\n`));
    },
    flush(controller) {
      // The last event may lack the empty line that ends it. Half a line is no event.
      if (/^data: ?\[DONE\]$/.test(rest)) state.isWhole = true;
      controller.enqueue(encoder.encode('\n'));
    },
  });
}

/** Reads JSON, without an `error` that is null. */
function withoutNullError(json: string) {
  const value = JSON.parse(json);
  if (value?.error === null) delete value.error;
  return value;
}
