import type { Answer } from '../../machines/recipeMachine';

export type { Answer };

/** A place that a recipe can come from. The contract is in README.md beside this file. */
export interface Connection {
  /**
   * Asks once for one recipe; never retries.
   *
   * @param ingredients what the visitor has, in the visitor's order
   * @param signal aborts everything that the call has under way
   * @throws {Error} for every failure, with a message that holds no token
   */
  generate(ingredients: readonly string[], signal: AbortSignal): Promise<Answer>;
}

/** A failure as it may be logged: without the token. */
export class ConnectionError extends Error {
  /** The last answer's HTTP status; undefined where no answer came. */
  readonly status: number | undefined;

  constructor(name: string, message: string, status?: number) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
