import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from './reply';

/** One request, as it arrived. */
export interface SeenRequest {
  method: string;
  host: string;
  /** The path with its query, as sent. */
  path: string;
  headers: IncomingHttpHeaders;
  /** The JSON body; the text if it is not JSON; undefined if there is none. */
  body: unknown;
  /** True once the caller has gone away without the whole answer. */
  aborted: boolean;
}

/** How one endpoint answers, call by call, and what it was asked. */
export interface Endpoint {
  /** The calls that came, in order, without preflights. */
  readonly requests: readonly SeenRequest[];
  /** Puts replies into the queue: each answers one call. */
  next(...replies: Reply[]): void;
  /** Sets what answers a call when the queue is empty. */
  always(reply: Reply): void;
}

/** An endpoint whose replies a server takes one by one. */
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

  /** Whether the call that asks for leave now is to be refused it. */
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

/** Reads a request's body. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
