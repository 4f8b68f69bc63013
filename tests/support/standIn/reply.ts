import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers';

export type Reply =
  /** Any content, also of a wrong type. With `streams`, it comes as events if the call asks for a stream. */
  | { kind: 'completion'; content: unknown; finishReason?: string; streams?: true }
  /** Events as given, or as the test makes them. `end` says how the connection ends. */
  | {
      kind: 'events';
      parts: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
      /** By default the right one. */
      type?: string;
      end?: 'reset' | 'close' | 'never';
    }
  | { kind: 'mapping'; providers: Record<string, { providerId: string; task: string }> }
  /** JSON by default. Headers are added to the usual ones. */
  | {
      kind: 'status';
      status: number;
      body?: string | Uint8Array;
      type?: string;
      headers?: Record<string, string>;
    }
  /** Bytes that are not HTTP, then the end of the connection. */
  | { kind: 'garbage' }
  | { kind: 'hang' }
  /** A good head and this part of the body, then nothing. */
  | { kind: 'stall'; body?: string }
  /** The body by single characters, each after a pause in real ms. */
  | { kind: 'drip'; body: string; pause: number }
  /** Ends the connection before the answer, or after this part of its body. */
  | { kind: 'drop'; how: 'reset' | 'close'; after?: string }
  /** Without the headers that let a page of another origin read it. */
  | { kind: 'withoutCors'; reply: Reply }
  /** The call itself never comes. */
  | { kind: 'preflightRefused' }
  /** The sign-in page sends the visitor back. */
  | { kind: 'sentBack'; error?: string; description?: string }
  | { kind: 'token'; token?: string; expiresIn?: number; scope?: string }
  /** Waits for the test; see `later`. */
  | { kind: 'later'; reply: Promise<Reply> };

export type LaterReply = Extract<Reply, { kind: 'later' }> & { release(reply: Reply): void };

export function later(): LaterReply {
  let release!: (reply: Reply) => void;
  const reply = new Promise<Reply>((resolve) => {
    release = resolve;
  });
  return { kind: 'later', reply, release };
}

export function json(value: unknown): Reply {
  return { kind: 'status', status: 200, body: JSON.stringify(value) };
}

/** A chat completion as real models send it. */
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

export function eventOf(delta: object, finishReason: string | object | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason, logprobs: null }];
  const chunk = { object: 'chat.completion.chunk', created: 1_750_000_000, model: 'stand-in' };
  return `data: ${JSON.stringify({ id: 'stand-in-1', ...chunk, choices })}\n\n`;
}

/** Word by word, as real streams come. */
export function eventsOf(content: string, finishReason: string | object = 'stop'): string[] {
  const words = content.match(/\s*\S+|\s+/g) ?? [];
  return [
    eventOf({ role: 'assistant', content: '' }),
    ...words.map((word) => eventOf({ content: word })),
    eventOf({}, finishReason),
    'data: [DONE]\n\n',
  ];
}

/** A completion becomes events only if the call asks for a stream. */
export function asAsked(reply: Reply, asked: unknown): Reply {
  const isStream = reply.kind === 'completion' && reply.streams && Object(asked).stream === true;
  return isStream
    ? { kind: 'events', parts: eventsOf(String(reply.content), reply.finishReason) }
    : reply;
}

export const CORS = { 'access-control-allow-origin': '*', vary: 'Origin' };

/** Lets a page of another origin make the call that its preflight asks for. */
export function leaveFor({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '0',
  };
}

/** `socket` is the TCP socket below TLS. */
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
      // A browser would repeat a call whose kept connection was dropped, and take the next call's reply.
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
      // Without a length, Node reads a reset as a normal end.
      writeHead(200, reply.end === 'reset' ? 1e9 : undefined, reply.type ?? 'text/event-stream');
      response.flushHeaders();
      for await (const part of reply.parts) {
        // A slow reader delays the writer, and one that leaves ends it.
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
      // The caller needs this part before the connection ends.
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
