// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { Nodes } from 'hast';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { rehypeDurations } from '../../../src/recipe/document/old/rehypeDurations';
import { readAttacks } from '../../hostile/readCases';

function show(text: string, plugins = [rehypeDurations]) {
  return render(
    <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={plugins}>
      {text}
    </ReactMarkdown>,
  ).container;
}

/** A tree as a line of text: all of it, save what a time's element says of itself. */
function written(node: Nodes): string {
  if (node.type === 'text') return JSON.stringify(node.value).slice(1, -1);
  if (!('children' in node)) return JSON.stringify({ ...node, position: null });
  const inside = node.children.map(written).join('');
  if (node.type === 'root') return inside;
  if (node.tagName === 'time') return `<time>${inside}</time>`;
  return `<${node.tagName} ${JSON.stringify(node.properties)}>${inside}</>`;
}

/** Each marked time: what the cook calls its step, its words, its length. */
const timesIn = (container: HTMLElement) =>
  [...container.querySelectorAll('time')].map(
    (time) => `${time.dataset.step}: ${time.textContent} (${time.dateTime})`,
  );

const times = (text: string) => timesIn(show(text));

describe('a time to wait is marked', () => {
  it.each([
    ['in a numbered step', '1. Mix.\n2. Bake for 15 minutes.', ['Step 2: 15 minutes (PT900S)']],
    ['by the number that the step shows', '7. Bake for 2 min.', ['Step 7: 2 min (PT120S)']],
    [
      'in steps with paragraphs, and in lists inside them',
      '1. Mix.\n\n   Rest for 5 minutes.\n\n   - Or chill for 1 hour.\n',
      ['Step 1: 5 minutes (PT300S)', 'Step 1: 1 hour (PT3600S)'],
    ],
    [
      'in every list of steps, whatever the headings are called',
      '# Pie\n## Dough\n1. Rest for 1 hour.\n## Filling\n2. Simmer for 10 minutes.',
      ['Step 1: 1 hour (PT3600S)', 'Step 2: 10 minutes (PT600S)'],
    ],
    [
      'in the bullets below a heading that tells of steps',
      '## Method\n### Sauce\n- Mix.\n- Simmer for 10 minutes.',
      ['Step 2: 10 minutes (PT600S)'],
    ],
    [
      'in the paragraphs below such a heading, or such a bold line',
      '**Instructions:**\n\nBoil for 3 minutes.\n\n### Step 2: Rest\n\nRest for 5 minutes.',
      ['Boil for 3 minutes.: 3 minutes (PT180S)', 'Step 2: 5 minutes (PT300S)'],
    ],
    [
      'beside a task’s box',
      '## Steps\n- [ ] Simmer for 10 minutes',
      ['Step 1: 10 minutes (PT600S)'],
    ],
    ['in bold words', '1. Bake **for 15 minutes**.', ['Step 1: 15 minutes (PT900S)']],
    ['across markup', '1. Bake for **15** minutes.', ['Step 1: 15 minutes (PT900S)']],
    ['across more markup', '1. Bake for **15 *to 20*** min.', ['Step 1: 15 to 20 min (PT900S)']],
    ['across lines', '1. Bake for 15\n   minutes.', ['Step 1: 15\nminutes (PT900S)']],
    [
      'twice in one step, in the same words',
      '1. Fry for **2 minutes**, turn, and fry for 2 minutes. *Rest for 5 min.*',
      ['Step 1: 2 minutes (PT120S)', 'Step 1: 2 minutes (PT120S)', 'Step 1: 5 min (PT300S)'],
    ],
    [
      'once, where the head of a step tells it too',
      '1. **Fry** (8 minutes). Fry for 8 minutes.\n2. **Boil** (15 minutes). Boil.',
      ['Step 1: 8 minutes (PT480S)', 'Step 2: 15 minutes (PT900S)'],
    ],
  ])('%s', (_, text, found) => {
    expect(times(text)).toEqual(found);
  });
});

describe('nothing is marked', () => {
  it.each([
    ['in a heading', '# Simmer for 15 minutes\n1. ## Simmer for 15 minutes'],
    ['in a paragraph of no method', 'Simmer for 15 minutes.\n\n## Dough\n\nRest for 15 minutes.'],
    ['below a name that sounds like a method', '# How to cook rice\n\nSimmer for 15 minutes.'],
    ['in the ingredients', '## Ingredients\n1. Beans, soaked for 8 hours\n### Rest\n1. 5 minutes'],
    ['in tips and notes', '## Method\n1. Mix.\n\n**Tips**\n\n1. Rest for 15 minutes.'],
    ['in bullets of no method', '# Rice\n- Rest for 15 minutes.'],
    ['in a link', '1. [Simmer for 15 minutes](https://example.com).'],
    ['in code', '1. `Simmer for 15 minutes`\n\n       Simmer for 15 minutes'],
    ['in what is struck out', '1. ~~Simmer for 15 minutes~~'],
    ['in a table or a quotation', '1. > Simmer for 15 minutes\n\n| Rest for 5 minutes |\n| - |'],
    ['in a footnote', '1. Rest.[^1]\n\n[^1]: Rest for 15 minutes.'],
    ['across the edge of markup', '1. **Bake for 15** minutes.'],
    ['across a link or code', '1. Bake for 15 [minutes](https://example.com) or 5`x` minutes.'],
    ['that is in the words of no step', '1. Use the 2-minute noodles, ready in 30 minutes.'],
  ])('%s', (_, text) => {
    expect(times(text)).toEqual([]);
  });
});

it('names the dish by its heading', () => {
  const dishes = (text: string) => show(text).querySelector('time')?.dataset.dish;
  expect(dishes('# **Tomato** soup\n## Steps\n1. Simmer for 5 min.')).toBe('Tomato soup');
  expect(dishes('# Ingredients\n# Steps\n1. Simmer for 5 min.')).toBe('');
  expect(dishes('1. Simmer for 5 min.')).toBe('');
  expect(dishes(`# ${'soup '.repeat(50)}\n1. Simmer for 5 min.`)).toMatch(/^soup .{50,58}…$/);
});

it('tells every time from all others, the same way each time', () => {
  const text = '1. Fry for 2 min, turn, fry for 2 min.\n2. Fry for 2 min.\n3. Fry for 2 min.';
  const keys = () =>
    [...show(text).querySelectorAll<HTMLElement>('time')].map((time) => time.dataset.timer);
  const first = keys();
  expect(new Set(first).size).toBe(4);
  expect(keys()).toEqual(first);
});

const FOLDERS = ['../../connections/sampleKitchen', '../../browser/scenes'];
const recipes = FOLDERS.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .map((name) => [name, readFileSync(join(import.meta.dirname, folder, name), 'utf8')] as const),
);

it.each(recipes)('changes no word of %s', (_, text) => {
  expect(show(text).textContent).toBe(show(text, []).textContent);
});

it('marks the steps of a recipe from the built-in book', () => {
  const [, text = ''] = recipes.find(([name]) => name.startsWith('steak')) ?? [];
  expect(times(text)).toEqual([
    'Step 1: 15 minutes (PT900S)',
    'Step 3: 8 minutes (PT480S)',
    'Step 4: 3 minutes (PT180S)',
    'Step 5: 8 minutes (PT480S)',
  ]);
});

describe('hostile text', () => {
  it('gains nothing but times', { timeout: 30_000 }, () => {
    const gained: string[] = [];
    let count = 0;
    for (const text of readAttacks().flatMap(({ cases }) => cases)) {
      show(`1. Bake for 5 minutes. ${text}`, [
        () => (tree) => {
          const before = written(tree);
          rehypeDurations()(tree);
          const after = written(tree);
          count += after.length > before.length ? 1 : 0;
          if (after.replace(/<time>|<\/time>/g, '') !== before) gained.push(text);
          tree.children = [];
        },
      ]);
    }
    expect(gained).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });

  it('marks no more than a recipe can have', () => {
    expect(times('1. Fry for 2 minutes. **Rest** for **2** min. '.repeat(500))).toHaveLength(200);
  });
});
