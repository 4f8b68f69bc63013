import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers';

/** One way in which the hub or the router may answer a call. */
export type Reply =
  /**
   * A chat completion with one choice. The content may be anything, to try what must not be. With `streams`
   * it comes as events if the call asks for a stream.
   */
  | { kind: 'completion'; content: unknown; finishReason?: string; streams?: true }
  /**
   * A stream of events, part by part as given. The connection then ends well, or as `end` says. Parts that the
   * test makes come when it makes them.
   */
  | {
      kind: 'events';
      parts: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
      end?: 'reset' | 'close' | 'never';
    }
  /** The hub's note on a model: which providers serve it, and for which task. */
  | { kind: 'mapping'; providers: Record<string, { providerId: string; task: string }> }
  /** A whole answer, as given. The type is JSON by default; headers are added to the usual ones. */
  | {
      kind: 'status';
      status: number;
      body?: string | Uint8Array;
      type?: string;
      headers?: Record<string, string>;
    }
  /** Bytes that are no HTTP, and the end of the connection. */
  | { kind: 'garbage' }
  /** No answer, for ever. */
  | { kind: 'hang' }
  /** A good head, then what is given of the body, then nothing for ever. */
  | { kind: 'stall'; body?: string }
  /** A good head, then the body, a character at a time, with a pause (in real ms) before each. */
  | { kind: 'drip'; body: string; pause: number }
  /**
   * The connection ends, with a reset or with a plain close: before the answer, or in it after the
   * given part of its body.
   */
  | { kind: 'drop'; how: 'reset' | 'close'; after?: string }
  /** The answer lacks the headers that let a page of another origin read it. */
  | { kind: 'withoutCors'; reply: Reply }
  /** The preflight is refused; the call itself never comes. */
  | { kind: 'preflightRefused' }
  /** The sign-in page sends the visitor back: with a code, or with an error. */
  | { kind: 'sentBack'; error?: string; description?: string }
  /** The token that a code is good for, once, with the verifier of who asked for it; or a refusal. */
  | { kind: 'token'; token?: string; expiresIn?: number; scope?: string }
  /** The answer that the test gives when it is ready to. See `later`. */
  | { kind: 'later'; reply: Promise<Reply> };

/** A reply that is held back until `release` says what it is. */
export type LaterReply = Extract<Reply, { kind: 'later' }> & { release(reply: Reply): void };

/** Makes a reply that is held back until the test releases it. */
export function later(): LaterReply {
  let release!: (reply: Reply) => void;
  const reply = new Promise<Reply>((resolve) => {
    release = resolve;
  });
  return { kind: 'later', reply, release };
}

/** A whole answer with status 200 and the value as its JSON body. */
export function json(value: unknown): Reply {
  return { kind: 'status', status: 200, body: JSON.stringify(value) };
}

/** What the real chat completion of a model looks like. */
export function completionBody(content: unknown, finishReason = 'stop') {
  return {
    id: 'stand-in-1',
    object: 'chat.completion',
    created: 1_750_000_000,
    model: 'stand-in',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: finishReason,
        logprobs: null,
      },
    ],
    usage: { prompt_tokens: 21, completion_tokens: 84, total_tokens: 105 },
  };
}

/** One event of a chat completion that streams. */
export function eventOf(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason, logprobs: null }];
  const chunk = { object: 'chat.completion.chunk', created: 1_750_000_000, model: 'stand-in' };
  return `data: ${JSON.stringify({ id: 'stand-in-1', ...chunk, choices })}\n\n`;
}

/** A chat completion as the events of a real stream, word by word. */
export function eventsOf(content: string, finishReason = 'stop'): string[] {
  const words = content.match(/\s*\S+|\s+/g) ?? [];
  return [
    eventOf({ role: 'assistant', content: '' }),
    ...words.map((word) => eventOf({ content: word })),
    eventOf({}, finishReason),
    'data: [DONE]\n\n',
  ];
}

/** The reply to a call: events for a completion only if the call asks for a stream. */
export function asAsked(reply: Reply, asked: unknown): Reply {
  const isStream = reply.kind === 'completion' && reply.streams && Object(asked).stream === true;
  return isStream
    ? { kind: 'events', parts: eventsOf(String(reply.content), reply.finishReason) }
    : reply;
}

/** What lets any page read an answer. */
export const CORS = { 'access-control-allow-origin': '*', vary: 'Origin' };

/** What lets a page of another origin make the call that it asks for leave for. */
export function leaveFor({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '0',
  };
}

/**
 * Answers one call.
 *
 * @param response where the answer goes
 * @param socket the connection's own TCP socket, below TLS
 */
export async function send(
  reply: Reply,
  response: ServerResponse,
  socket: Socket,
  cors: Record<string, string> = CORS,
): Promise<void> {
  function writeHead(
    status: number,
    length?: number,
    type = 'application/json',
    headers: Record<string, string> = {},
  ) {
    response.writeHead(status, {
      ...cors,
      ...headers,
      'content-type': type,
      ...(length !== undefined && { 'content-length': length }),
      // A browser sends a call again by itself when a kept connection turns out to be dropped,
      // and would take the reply that is meant for the page's next call.
      connection: 'close',
    });
  }

  function drop(how: 'reset' | 'close') {
    if (how === 'reset') socket.resetAndDestroy();
    else socket.end();
  }

  switch (reply.kind) {
    case 'completion':
      return send(json(completionBody(reply.content, reply.finishReason)), response, socket, cors);
    case 'mapping': {
      const entries = Object.entries(reply.providers).map(([provider, served]) => [
        provider,
        { status: 'live', ...served },
      ]);
      const inferenceProviderMapping = Object.fromEntries(entries);
      return send(json({ id: 'stand-in', inferenceProviderMapping }), response, socket, cors);
    }
    case 'status': {
      const body = Buffer.from(reply.body ?? '');
      const hasBody = reply.status !== 204 && reply.status !== 304;
      writeHead(reply.status, hasBody ? body.length : undefined, reply.type, reply.headers);
      response.end(hasBody ? body : undefined);
      return;
    }
    case 'events':
      // Without a length, Node takes an answer that is reset for one that ends.
      writeHead(200, reply.end === 'reset' ? 1e9 : undefined, 'text/event-stream');
      response.flushHeaders();
      for await (const part of reply.parts) {
        // A slow reader holds the writer up. One that leaves ends it.
        await new Promise((resolve) => response.write(part, resolve));
        if (response.destroyed) return;
      }
      if (!reply.end) response.end();
      else if (reply.end !== 'never') setTimeout(() => drop(reply.end as 'reset' | 'close'), 50);
      return;
    case 'garbage':
      response.socket?.end('\u0016\u0003 this is no HTTP');
      return;
    case 'hang':
      return;
    case 'stall':
      writeHead(200);
      response.flushHeaders();
      if (reply.body) response.write(reply.body);
      return;
    case 'drip': {
      writeHead(200, Buffer.byteLength(reply.body));
      response.flushHeaders();
      for (const character of reply.body) {
        await new Promise((resolve) => setTimeout(resolve, reply.pause));
        if (response.destroyed) return;
        response.write(character);
      }
      response.end();
      return;
    }
    case 'drop':
      if (reply.after === undefined) return drop(reply.how);
      writeHead(200, Buffer.byteLength(reply.after) + 100);
      // The part has to reach the caller before the connection ends.
      response.write(reply.after, () => setTimeout(() => drop(reply.how), 50));
      return;
    case 'withoutCors':
      return send(reply.reply, response, socket, {});
    case 'preflightRefused':
      throw new Error('A call came whose preflight was to be refused.');
    case 'sentBack':
    case 'token':
      throw new Error(`Nothing but the hub's sign-in answers with "${reply.kind}".`);
    case 'later':
      return send(await reply.reply, response, socket, cors);
  }
}
