import type { Diagnosis } from '../../../machines/connection/diagnosis';
import type { Answer } from '../../../machines/kitchen/recipe';
import type { AttemptLimits } from '../../../machines/recipe/recipeMachine';
import type { RecipeRequest } from '../../../machines/recipe/request';

export type { Answer };

/** A part of a message: words, or a picture as a data address of a JPEG. */
export type MessagePart =
  | { type: 'text'; text: string }
  | { type: 'image_url'; image_url: { url: string } };

/** One message of a chat with a model. A type, because the client does not accept an interface. */
export type ChatMessage = {
  role: 'system' | 'user' | 'assistant';
  content: string;
};

/** A message with a picture. */
export type PictureMessage = { role: 'user'; content: MessagePart[] };

/** What a connection gets: the request as data, and the same request as a chat. */
export interface ChatRequest extends RecipeRequest {
  /** For a language model: a system message first, the visitor's last. `prompt.ts` writes them. */
  messages: readonly (ChatMessage | PictureMessage)[];
  /** Whether it asks for anything but a recipe, as `ask` does. */
  isQuestion?: true;
}

/** A piece of an answer, as it arrives. */
export interface AnswerPiece {
  /** What the piece adds to the text as the model sent it; empty for a thought. */
  text: string;
  /** Whether the server sent a thought beside the text. The piece leaves its words out. */
  isThought: boolean;
}

/** A place that a recipe can come from. README.md in this folder is the contract. */
export interface Connection {
  /**
   * Asks once for one recipe. It never retries.
   *
   * @param signal aborts everything that the call started
   * @param onPiece gets each piece of the answer as it arrives, if the connection streams. The pieces are
   *   raw: the model's thoughts may be among them, and the token, which `createHider` helps to take out
   * @returns the whole answer, also raw
   * @throws {Error} for every failure, with a message that holds no token
   */
  generate(
    request: ChatRequest,
    signal: AbortSignal,
    onPiece?: (piece: AnswerPiece) => void,
  ): Promise<Answer>;
  /**
   * Makes a function that removes the present token from a text, even after the token has expired. Take
   * the function before the call. A connection that sends no token leaves this out.
   */
  createHider?(): (text: string) => string;
  /**
   * Takes the present token, before the call too. What it makes is called for each text that grows, and gives a function
   * that tells how much of this text can be shown. A connection with `createHider` has it.
   */
  createWatch?(): () => (text: string) => number;
  /**
   * Does in advance what a call would wait for. Of the visitor's data it sends only the token. It
   * never rejects.
   */
  warmUp?(): Promise<void>;
  /**
   * @param error what `generate` rejected with
   * @returns why the attempt failed; undefined if the connection cannot tell
   */
  diagnose?(error: unknown): Diagnosis | undefined;
}

/** What the page knows about a connection before it has fetched its code. */
export interface ConnectionFacts {
  /** The name of the language model, for visitors; null for the sample recipes. */
  readonly model: string | null;
  /** Whether it reads the messages of a request, which may then hold earlier answers. */
  readonly takesConversation: boolean;
  /** Whether it is on the visitor's computer, and needs no network. */
  readonly isLocal?: boolean | undefined;
  /** Who gets the ingredients, in order and in words for visitors. */
  readonly recipients: readonly string[];
  /** The kind of the host's secret that anyone can read in the page. */
  readonly secret?: 'token' | 'key' | undefined;
  /** What the page's policy allows it to call; null if only its client knows. */
  readonly origins: readonly string[] | null;
  /** How long one call may take; undefined for the usual limits. The caller enforces them. */
  readonly limits?: AttemptLimits | undefined;
}

/** A connection that fetches its code when it is first needed. */
export interface LazyConnection extends Omit<Connection, 'diagnose'>, ConnectionFacts {
  /** Its key in `CONNECTIONS`. */
  readonly id: string;
  /** Fetches the code before the first request. */
  prepare(): Promise<void>;
  /**
   * Asks once, as `generate` does, for anything but a recipe. The request holds these messages alone.
   *
   * @returns the answer as the model wrote it, without its thoughts and without the token
   */
  ask(
    messages: ChatRequest['messages'],
    signal: AbortSignal,
    onPiece?: (piece: AnswerPiece) => void,
  ): Promise<Answer>;
  /**
   * Fetches the code, and does in advance what a call would wait for.
   *
   * @throws {Error} if the code cannot be fetched
   */
  warmUp(): Promise<void>;
  /**
   * Diagnoses as `Connection` does, and asks a server that gave no answer why.
   *
   * @param signal aborts whatever it asks
   */
  diagnose(error: unknown, signal: AbortSignal): Promise<Diagnosis | undefined>;
}

/** A failed call, in a form that may be logged: without the token. */
export class ConnectionError extends Error {
  /** The HTTP status of the last answer; undefined if none came. */
  readonly status: number | undefined;

  constructor(name: string, message: string, status?: number) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
