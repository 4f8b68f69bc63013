import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type { Test } from 'unist-util-is';
import { expect, it } from 'vitest';
import {
  type Node,
  type Result,
  type Visitor,
  visitParents,
} from '../../src/markdown/instead/visitParents';

/** The package itself, past the alias of `vite.config.ts`. */
const { visitParents: original } = await import(
  pathToFileURL(createRequire(import.meta.url).resolve('unist-util-visit-parents')).href
);

const TYPES = ['text', 'element', 'root'];

const { tree } = fc.letrec<{ tree: Node }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.record({ type: fc.constantFrom(...TYPES) }),
    fc.record({
      type: fc.constantFrom(...TYPES),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));

const result = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Result>(undefined, true, 'skip') },
  { weight: 1, arbitrary: fc.constantFrom<Result>(false, [false], null) },
  { weight: 3, arbitrary: fc.constantFrom<Result>(0, 1, 3, ['skip', 2], [true, 1], [true]) },
);

const isFirst = (_: unknown, index?: number) => index === 0;

/** What is visited in a walk whose visitor gives these results, one after the other. */
function walk(
  visit: typeof visitParents,
  root: Node,
  test: Test,
  results: Result[],
  reverse: boolean,
) {
  const seen: Parameters<Visitor>[] = [];
  visit(
    root,
    test,
    (...visited) => {
      seen.push(visited);
      // An end to walks that go back again and again.
      return seen.length > 60 ? false : results[seen.length % results.length];
    },
    reverse,
  );
  return seen;
}

it('walks every tree as the package does that it stands for', () => {
  fc.assert(
    fc.property(
      tree,
      fc.constantFrom<Test>(undefined, 'text', ['root', 'text'], { type: 'element' }, isFirst),
      fc.array(result, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      (root, test, results, reverse) => {
        const walkWith = (visit: typeof visitParents) => walk(visit, root, test, results, reverse);
        expect(walkWith(visitParents)).toEqual(walkWith(original));
      },
    ),
    { numRuns: 2_000 },
  );
});

it('walks a tree without a test, and as it is changed', () => {
  const child: Node = { type: 'element', children: [{ type: 'text' }] };
  const root: Node = { type: 'root', children: [{ type: 'text' }, child] };
  const seen: string[] = [];
  const visitor: Visitor = (node, parents) => {
    seen.push([...parents, node].map(({ type }) => type).join(' > '));
    if (seen.length !== 2) return;
    root.children = [{ type: 'one' }, { type: 'two' }, child];
    return 2;
  };
  visitParents(root, visitor);
  expect(seen).toEqual(['root', 'root > text', 'root > element', 'root > element > text']);
});
