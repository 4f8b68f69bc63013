import type { Diagnosis } from '../../../machines/connection/diagnosis';
import type { Answer } from '../../../machines/kitchen/recipe';
import type { AttemptLimits } from '../../../machines/recipe/RecipeContext';
import type { RecipeRequest } from '../../../machines/recipe/request';
import type { Beginning } from './answer/takeThoughtsOff';

export type { Answer };

/** Words, or a picture as a data address of a JPEG. */
type MessagePart =
  | { type: 'text'; text: string }
  | { type: 'image_url'; image_url: { url: string } };

/** A type, because the client does not accept an interface. */
export type ChatMessage = {
  role: 'system' | 'user' | 'assistant';
  content: string;
};

export type PictureMessage = { role: 'user'; content: MessagePart[] };

/** The request as data, and the same request as a chat. */
export interface ChatRequest extends RecipeRequest {
  /** For a language model: a system message first, the visitor's last. `prompt.ts` writes them. */
  messages: readonly (ChatMessage | PictureMessage)[];
  /** Whether it asks for anything but a recipe, as `ask` does. */
  isQuestion?: true;
}

export interface AnswerPiece {
  /** What the piece adds to the raw text; empty for a thought, or a mere sign of life. */
  text: string;
  /** Whether the model thinks beside the text. The piece leaves the words of its thoughts out. */
  isThought: boolean;
  /** The answer is whole: the page shows all of it next. A connection may leave this out. */
  isLast?: true;
}

/** A place that a recipe can come from. README.md in this folder is the contract. */
export interface Connection {
  /**
   * Asks once for one recipe. It never retries.
   * @param signal aborts everything that the call started
   * @param onPiece gets each raw piece of a stream without the token; thoughts may be among them
   * @returns the whole answer, also raw
   * @throws {Error} for every failure, with a message that holds no token
   */
  generate(
    request: ChatRequest,
    signal: AbortSignal,
    onPiece?: (piece: AnswerPiece) => void,
  ): Promise<Answer>;
  /**
   * Makes a function that takes the present token out of a text, even after the token has expired.
   * Call it before `generate`. Left out if the connection sends no token.
   */
  createHider?(): (text: string) => string;
  /** Does in advance what a call would wait for. It sends only the token, and never rejects. */
  warmUp?(): Promise<void>;
  /** Why `generate` rejected with this error; undefined if the connection cannot tell. */
  diagnose?(error: unknown): Diagnosis | undefined;
}

/** What the page knows about a connection before it fetches the code. */
export interface ConnectionFacts {
  /** The name of the language model, for visitors; null for the sample recipes. */
  readonly model: string | null;
  /** Whether it reads the messages of a request. A request for a change then holds the recipe. */
  readonly takesConversation: boolean;
  /** Whether it is on the visitor's computer, and needs no network. */
  readonly isLocal?: boolean | undefined;
  /** Who gets the ingredients, in order and in words for visitors. */
  readonly recipients: readonly string[];
  /** The kind of the host's secret that anyone can read in the page. */
  readonly secret?: 'token' | 'key' | undefined;
  /** The origins that the page's policy lets it call; null if only the client knows them. */
  readonly origins: readonly string[] | null;
  /** How long a call may take; undefined for the usual limits. The caller enforces them. */
  readonly limits?: AttemptLimits | undefined;
}

/**
 * A connection that fetches its code when it is first needed. The error of a call that fails has a `diagnosis` if the
 * cause is known: the page also asks a server that gave no answer why.
 */
export interface LazyConnection extends Omit<Connection, 'diagnose'>, ConnectionFacts {
  /** The name of its kind. */
  readonly id: string;
  prepare(): Promise<void>;
  /** Asks for anything except a recipe, with only these messages. Removes thoughts and token. */
  ask(
    messages: ChatRequest['messages'],
    signal: AbortSignal,
    onPiece?: (piece: AnswerPiece) => void,
  ): Promise<Answer>;
  /** Also fetches the code, and rejects if it cannot. */
  warmUp(): Promise<void>;
  /** What a raw answer says so far, without thoughts. It may still hold the token. */
  readSoFar(answer: string): Beginning;
}

export class ConnectionError extends Error {
  /** The HTTP status of the last answer, or the one that its error names; undefined for none. */
  readonly status: number | undefined;
  /** The server's own words, in one line. */
  readonly said: string;
  /** The same, with the codes and names that came with them. */
  readonly clues: string;

  constructor(
    name: string,
    message: string,
    status?: number,
    { said = '', clues = said }: { said?: string; clues?: string } = {},
  ) {
    super(message);
    this.name = name;
    this.status = status;
    this.said = said;
    this.clues = clues;
  }
}
