import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What reads a word as soon as the module loads: outside of functions and types. */
function readsAtOnce(node: Node, text: string): string[] {
  if (/Function|^TS(?!As|Satisfies|NonNull)|^Import/.test(node.type)) return [];
  if (node.type === 'Identifier' && /^(?:first|request|recipe|rest)Words$/.test(`${node.name}`))
    return [text.slice(0, node.start).split('\n').length.toString()];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => readsAtOnce(child, text));
}

/** What a visitor reads or hears, without the words of a language. */
function attributesWithText(node: Node): string[] {
  const { name, value } = node as { name?: { name?: string }; value?: { value?: unknown } };
  const isRead = /^(?:aria-(?:label|description|valuetext)|alt|title|placeholder|label)$/;
  if (
    node.type === 'JSXAttribute' &&
    isRead.test(`${name?.name}`) &&
    /^(?!hf_)(?=.*\p{L})/u.test(`${value?.value ?? ''}`)
  )
    return [`${name?.name}="${value?.value}"`];
  return Object.values(node).flat().filter(isNode).flatMap(attributesWithText);
}

const sources = () =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(SRC, path), 'utf8')] as const);

it('no attribute holds a text that no language could replace', () => {
  const found = sources().flatMap(([path, text]) => {
    if (!path.endsWith('.tsx') || path.startsWith('devtools')) return [];
    const program: unknown = parseSync(path, text).program;
    return isNode(program) ? attributesWithText(program).map((one) => `${path}: ${one}`) : [];
  });
  expect(found).toEqual([]);
});

it('no module reads a word while it loads, because those of another language arrive later', () => {
  const files = sources();
  const found = files.flatMap(([path, text]) => {
    if (!/\/words\/en\//.test(text)) return [];
    const program: unknown = parseSync(path, text).program;
    return isNode(program) ? readsAtOnce(program, text).map((line) => `${path}:${line}`) : [];
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
