import { createParser } from 'eventsource-parser';
import { ConnectionError } from '../connection';
import { notJson, refusal } from './serverWords';

/** In bytes. No recipe is as long, even with thoughts and what each event repeats. */
const LARGEST_ANSWER = 20_000_000;

/** How long a stream may stay open after a reason for its end, in ms: the usage may still come. */
const QUIET_END = 5_000;

export interface EventTaker {
  /** Takes the JSON of an event. `name` is the event's own, such as "error". */
  take(part: unknown, name?: string): void;
  /** Bytes have come, with or without an event in them. */
  live(): void;
  /** Whether the answer has named a reason for its end: `sure` after the last words. */
  readonly end: 'none' | 'likely' | 'sure';
}

/**
 * Reads the body of an answer, whatever type it claims: a stream of events, lines of JSON, or one
 * JSON text. Ends the connection, even if `taker` throws.
 * @returns whether the server said that the stream is done
 * @throws {ConnectionError} if the connection breaks, and for what is neither events nor JSON
 */
export async function readEvents(response: Response, taker: EventTaker): Promise<boolean> {
  const body = response.body?.getReader();
  const reading = createReading(response, taker);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let length = 0;
  try {
    for (;;) {
      const bytes = (await body?.read().catch((error) => breakOff(error, response)))?.value;
      clearTimeout(quiet);
      if (!bytes) break;
      length += bytes.byteLength;
      if (length > LARGEST_ANSWER)
        throw new ConnectionError('TooLongError', 'The answer is too long.', response.status);
      const isDone = reading.feed(bytes);
      taker.live();
      if (isDone) return true;
      // Once the body is cancelled, the read that waits ends.
      if (taker.end !== 'none') quiet = setTimeout(() => void cancel(body), QUIET_END);
    }
    return reading.finish();
  } finally {
    clearTimeout(quiet);
    void cancel(body);
  }
}

const cancel = (body: ReadableStreamDefaultReader | undefined) => body?.cancel().catch(() => {});

/** Browsers use a TypeError for an answer that breaks off. */
function breakOff(error: unknown, { status }: Response): never {
  const { name, message } = Object(error);
  if (name === 'AbortError' || name === 'TimeoutError') throw error;
  throw new ConnectionError('BrokenStreamError', message, status);
}

const BROKEN_OFF = 'The answer broke off.';

const DONE = /^\s*(?:data: ?)?\[DONE\]\s*$/;
const JSON_BEGINS = /^\s*[[{"]/;
/** The first letter of "data", "event", "id" and "retry", or a comment. */
const FIELD_BEGINS = /^[deir:]/;

/** Words that only a failure has. Other bare words between the events are signs of life. */
const FAILURE = /error|exception|overload|limit|fail|unavailable|time[d -]?out|denied|too many/i;

function createReading({ status, headers }: Response, taker: EventTaker) {
  const decoder = new TextDecoder();
  let isDone = false;
  /** What has come of a body that is not a stream of events; undefined for a stream. */
  let whole: string[] | undefined = [];
  let hasBegun = false;
  let hasEnded = false;
  let hasJson = false;
  let bare = '';

  function takeText(text: string, name?: string) {
    for (const line of parses(text) ? [text] : text.split('\n')) {
      if (isDone || !line.trim()) continue;
      if (DONE.test(line)) isDone = true;
      else if (parses(line)) {
        hasJson = true;
        taker.take(JSON.parse(line), name);
      } else takeWords(line, name);
    }
  }

  function takeWords(text: string, name: string | undefined) {
    if (taker.end === 'sure') return;
    // A stream that ends in the middle of an event has broken off.
    if (JSON_BEGINS.test(text)) {
      if (hasEnded) throw new ConnectionError('BrokenStreamError', BROKEN_OFF, status);
      throw notJson(status);
    }
    bare ||= text;
    if (name === 'error' || FAILURE.test(text)) throw refusal(text, status);
  }

  const parser = createParser({
    onEvent: ({ data, event }) => takeText(data, event),
    // Some servers write an error, or a last message, as a bare line between the events.
    onError: ({ type, line }) => type === 'unknown-field' && takeText(line ?? ''),
  });

  function take(text: string) {
    if (!whole) return parser.feed(text);
    if (hasBegun) whole.push(text);
    else whole = [text.trimStart()];
    hasBegun ||= whole[0] !== '';
    if (!hasBegun || !FIELD_BEGINS.test(whole[0] ?? '')) return;
    parser.feed(whole.join(''));
    whole = undefined;
  }

  function takeWhole(text: string) {
    if (/^\s*</.test(text)) throw notJson(status, text);
    takeText(text.replace(/\s*data: ?\[DONE\]\s*$/, ''));
    isDone = true;
  }

  return {
    /** Returns whether the stream is done. */
    feed(bytes: Uint8Array): boolean {
      take(decoder.decode(bytes, { stream: true }));
      return isDone;
    },
    finish(): boolean {
      take(decoder.decode());
      // The parser drops a last event without an empty line.
      hasEnded = !whole;
      if (!whole) parser.feed('\n\n');
      else if (hasBegun) takeWhole(whole.join(''));
      else if (!/event-stream/i.test(headers.get('content-type') ?? '')) throw notJson(status);
      if (bare && !hasJson) throw refusal(bare, status);
      return isDone;
    },
  };
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The beginning of a refusal's body. */
export async function readText(response: Response, longest: number): Promise<string> {
  const body = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < longest) {
    const bytes = (await body?.read().catch((error) => breakOff(error, response)))?.value;
    if (!bytes) break;
    text += decoder.decode(bytes, { stream: true });
  }
  void cancel(body);
  return text;
}
