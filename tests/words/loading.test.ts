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

it('no module reads a word while it loads, because those of another language arrive later', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const found = files.flatMap((path) => {
    const text = readFileSync(join(SRC, path), 'utf8');
    if (!/\/words\/en\//.test(text)) return [];
    const program: unknown = parseSync(path, text).program;
    return isNode(program) ? readsAtOnce(program, text).map((line) => `${path}:${line}`) : [];
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
