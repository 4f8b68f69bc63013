import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply';

export interface SeenRequest {
  method: string;
  host: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The text if it is not JSON; undefined if there is none. */
  body: unknown;
  /** True once the caller has left without the whole answer. */
  aborted: boolean;
}

export interface Endpoint {
  readonly requests: readonly SeenRequest[];
  next(...replies: Reply[]): void;
  always(reply: Reply): void;
}

export class ScriptedEndpoint implements Endpoint {
  requests: SeenRequest[] = [];
  #queue: Reply[] = [];
  #default: Reply;
  readonly #firstDefault: Reply;

  constructor(firstDefault: Reply) {
    this.#firstDefault = firstDefault;
    this.#default = firstDefault;
  }

  next(...replies: Reply[]) {
    this.#queue.push(...replies);
  }

  always(reply: Reply) {
    this.#default = reply;
  }

  takeReply(): Reply {
    return this.#queue.shift() ?? this.#default;
  }

  takePreflightRefusal(): boolean {
    if ((this.#queue[0] ?? this.#default).kind !== 'preflightRefused') return false;
    this.#queue.shift();
    return true;
  }

  reset() {
    this.requests = [];
    this.#queue = [];
    this.#default = this.#firstDefault;
  }
}

export function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
