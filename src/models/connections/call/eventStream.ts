import { ConnectionError } from '../connection';

/** In bytes. No recipe is as long, even with thoughts and what each event repeats. */
const LARGEST_ANSWER = 20_000_000;

/** The statuses of answers without a body. Chromium gives such an answer an empty one. */
const WITHOUT_BODY = [204, 205, 304];

/** What the client does not tell about the stream that it reads. */
export interface StreamState {
  hasBegun: boolean;
  /** Whether [DONE] has come. */
  isDone: boolean;
  /** Whether an event named "error" has come. */
  hasError: boolean;
  /** Ends what the client reads, and the connection. */
  end?: () => void;
}

/** The body fails with a `ConnectionError` when it is longer than any real answer. */
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

/** Turns an error in plain text into JSON: of a stream, the client reads no other error. */
export async function asJsonError(response: Response): Promise<Response> {
  const { status } = response;
  const isPlain = /^text\/plain/i.test(response.headers.get('content-type') ?? '');
  return isPlain ? Response.json({ error: await response.text() }, { status }) : response;
}

/** The only form that the client reads: JSON becomes one event. Throws for any other answer. */
export async function asEventStream(response: Response, state: StreamState): Promise<Response> {
  state.hasBegun = true;
  const isStream = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
  const body = isStream ? response.body : await wrapJson(response);
  const text = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const events = body?.pipeThrough(text).pipeThrough(mend(state));
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
 * Mends faults of the client: it does not tell whether the end came, skips a last event without an
 * empty line, takes a null `error` for an error, and needs seconds for 20 MB of empty lines or one
 * such line.
 */
function mend(state: StreamState): TransformStream<string, Uint8Array> {
  const encoder = new TextEncoder();
  let rest = '';
  const mendLines = (lines: string) => {
    state.isDone ||= /^data: ?\[DONE\]\r?$/m.test(lines);
    state.hasError ||= /^event: ?error\r?$/m.test(lines);
    const noNull = lines.replaceAll(/"error"(?=\s*:\s*null\b)/g, '"noError"');
    return encoder.encode(noNull.replaceAll(/\n[\r\n]+/g, '\n\n'));
  };
  return new TransformStream({
    start(controller) {
      state.end = () => controller.terminate();
    },
    transform(piece, controller) {
      const end = piece.lastIndexOf('\n') + 1;
      if (end > 0) controller.enqueue(mendLines(rest + piece.slice(0, end)));
      rest = end > 0 ? piece.slice(end) : rest + piece;
    },
    // Half an event stays without the empty line, so the client does not read it.
    flush: (controller) =>
      controller.enqueue(mendLines(isWholeData(rest) ? `${rest}\n\n` : `${rest}\n`)),
  });
}

function isWholeData(line: string): boolean {
  try {
    JSON.parse(line.replace(/^data:/, ''));
    return true;
  } catch {
    return false;
  }
}
