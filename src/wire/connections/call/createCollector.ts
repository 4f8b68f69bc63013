import { type AnswerPiece, ConnectionError } from '../connection';
import { holdToken } from '../token/hideToken';
import { holdBlanks } from './holdBlanks';
import type { EventTaker } from './readEvents';
import { isError, isGivenUp, type Part, readPart } from './readPart';
import { refusal } from './serverWords';

/**
 * Makes one chat completion of the events of an answer, and hands its pieces on as they come,
 * without the token. It fills in the fields that the client checks.
 */
export function createCollector(
  status: number,
  token: string,
  onPiece?: (piece: AnswerPiece) => void,
) {
  const { handOn, think, live } = createHandler(token, onPiece);
  const joiner = createPieceJoiner();
  const ending = createEnding();
  const message = { role: 'assistant', content: '', reasoning: '', refusal: '' };
  let wantsTools = false;
  let usage: unknown = {};
  let parts = 0;
  let hasDeltas = false;

  return {
    get end() {
      return ending.end;
    },
    live,
    take(event: unknown, name?: string) {
      if (isError(event, name)) {
        if (ending.end === 'sure') return;
        throw refusal(event, status);
      }
      usage = Object(event).usage ?? usage;
      const part = readPart(event);
      if (!part) return;
      parts += 1;
      hasDeltas ||= !part.isMessage;
      ending.take(part);
      message.reasoning += part.thoughts;
      message.refusal += part.refusal;
      wantsTools ||= part.wantsTools;
      think(part.thoughts !== '');
      if (part.text) handOn(joiner.take(part.text, part.isMessage && hasDeltas));
    },
    /** `isDone`: whether the server said so. Throws for half an answer, and for none. */
    finish(isDone: boolean) {
      if (isDone && parts === 0)
        throw new ConnectionError('NoCompletionError', 'The answer is no chat completion.', status);
      const isWhole = isDone || ending.reason !== undefined || (parts === 1 && !hasDeltas);
      if (!isWhole || isGivenUp(ending.reason))
        throw new ConnectionError('BrokenStreamError', 'The answer broke off.', status);
      onPiece?.({ text: '', isThought: false, isLast: true });
      const said = { ...message, content: joiner.text, ...(wantsTools && { tool_calls: [] }) };
      return {
        id: '',
        object: 'chat.completion',
        created: 0,
        model: '',
        choices: [{ index: 0, message: said, finish_reason: ending.reason ?? null }],
        usage,
      };
    },
  };
}

function createHandler(token: string, onPiece: ((piece: AnswerPiece) => void) | undefined) {
  let isQuiet = true;
  let isThought = false;
  const handPieceOn = (piece: AnswerPiece) => {
    isQuiet = false;
    onPiece?.(piece);
  };
  return {
    handOn: holdToken(token, holdBlanks(handPieceOn)),
    think(isThinking: boolean) {
      isThought = isThinking;
      if (isThinking) handPieceOn({ text: '', isThought });
    },
    /** Bytes without words are a sign of life too. */
    live() {
      if (isQuiet) onPiece?.({ text: '', isThought });
      isQuiet = true;
    },
  };
}

function createEnding() {
  let reason: unknown;
  let end: EventTaker['end'] = 'none';
  /** Some servers name a reason under each piece: only a reason without words counts then. */
  let isEverywhere = false;
  return {
    get reason() {
      return reason;
    },
    get end() {
      return end === 'likely' && isEverywhere ? 'none' : end;
    },
    take(part: Part) {
      isEverywhere ||= reason !== undefined && part.text !== '';
      reason = part.reason ?? reason;
      if (part.text) end = reason === undefined ? 'none' : 'likely';
      else if (part.reason !== undefined) end = 'sure';
    },
  };
}

/** A shorter piece may repeat the text by chance: models send 100 as "1", "0", "0". */
const LONGEST_CHANCE = 40;

/** The sign for half a character. The server sends the whole one with the next piece. */
const withoutHalf = (text: string) => text.replace(/\uFFFD+$/, '');

/**
 * Joins the pieces of a stream. Some servers send the whole text so far in each piece, or the whole
 * message once more at the end.
 */
export function createPieceJoiner() {
  let text = '';
  let shown = '';
  let before = '';
  let count = 0;
  /** Whether each piece so far began with the one before it, and was longer. */
  let repeats = true;

  function join(piece: string, isMessage: boolean): string {
    const isLong = piece.length > LONGEST_CHANCE;
    if ((isLong || isMessage) && piece.trim() === text.trim()) return text;
    const isWhole = isMessage
      ? piece.length > text.length
      : repeats || piece.startsWith(withoutHalf(text));
    return isLong && isWhole ? piece : text + piece;
  }

  return {
    get text() {
      return text;
    },
    /**
     * `isMessage` is for a whole message after pieces. Returns what a growing text may show more:
     * nothing while it is not clear whether the pieces repeat each other.
     */
    take(piece: string, isMessage = false): string {
      repeats &&= piece.length > before.length && piece.startsWith(before);
      before = withoutHalf(piece);
      count += 1;
      text = join(piece, isMessage && count > 1);
      const isUnclear = count > 1 && repeats && text !== piece;
      if (isUnclear || !text.startsWith(shown)) return '';
      const more = withoutHalf(text).slice(shown.length);
      shown += more;
      return more;
    },
  };
}
