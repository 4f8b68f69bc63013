import { readFileSync } from 'node:fs';
import { eventOf } from '../../../support/standIn';

export interface Case {
  title: string;
  status: number;
  type: string | undefined;
  pieces: Uint8Array[];
  /** The connection breaks after the last piece. */
  isReset: boolean;
  /** How the hub says that the provider has the model. */
  mapped: string;
  /** Of a server of the visitor's own; by default, the hub answers. */
  address: string | undefined;
  /** The recipe that the page reads. Otherwise the attempt fails. */
  text: string | undefined;
  diagnosis: { kind: string | undefined; said: string; status?: number };
  /** The settings of the next attempt. */
  next: object | undefined;
}

const unescapeText = (line: string) => line.replaceAll('␊', '\n').replaceAll('␍', '\r');

function readCase(block: string): Case {
  const [title = '', ...lines] = block.trim().split('\n');
  const all = (key: string) =>
    lines.flatMap((line) => (line.startsWith(`${key}: `) ? line.slice(key.length + 2) : []));
  const one = (key: string) => all(key)[0];
  const [, code = 200, type] =
    /^(\d+)(?: (.*))?$/.exec(one('head') ?? '200 text/event-stream') ?? [];
  const [kind, status] = one('diagnosis')?.split(' ') ?? [];
  const answer = one('answer');
  const parts = answer
    ? [eventOf({ content: unescapeText(answer) }), eventOf({}, 'stop'), 'data: [DONE]\n\n']
    : lines.flatMap((line) => {
        const [, key, sent = ''] = /^(piece|base64): (.*)$/.exec(line) ?? [];
        return key ? [key === 'piece' ? unescapeText(sent) : Buffer.from(sent, 'base64')] : [];
      });
  const next = one('next');
  return {
    title,
    status: Number(code),
    type,
    pieces: parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    isReset: lines.includes('reset'),
    mapped: one('mapped') ?? 'live',
    address: one('address'),
    text: one('text'),
    diagnosis: { kind, said: one('said') ?? '', ...(status && { status: Number(status) }) },
    next: next ? JSON.parse(next) : undefined,
  };
}

/**
 * Reads what servers really send. In cases.txt, `== ` begins a case and `source: ` says where it was
 * reported. Each `piece: ` arrives alone; `␊` is a line feed and `␍` a carriage return. `answer: ` is the
 * text of a stream without a fault. By default, the head of the answer is `200 text/event-stream`.
 */
export function readCases(): Case[] {
  const file = new URL('./cases.txt', import.meta.url);
  const [head = '', ...blocks] = readFileSync(file, 'utf8').split(/^== /m);
  const recipe = unescapeText(/^recipe: (.*)$/m.exec(head)?.[1] ?? '');
  return blocks.map(readCase).map((one) => ({
    ...one,
    text: one.text === 'the recipe' ? recipe : one.text && unescapeText(one.text),
  }));
}
