import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCooklang, ofCooklang } from '../../../../src/reading/lines/programs/ofCooklang';

interface Case {
  name: string;
  source: string;
  foods: string[];
  /** The words of each step, as a cook reads them. */
  steps: string[];
  metadata: Record<string, string>;
}

type Item = Record<string, string>;

const unquote = (text = '') => text.trim().replace(/^"(.*)"$/, '$1');
const join = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ');
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A cook reads the name of a food or a tool, and how long a timer runs. */
function wordsOf({ type, value, name, quantity, units }: Item): string {
  if (type === 'text') return value ?? '';
  return (type === 'timer' && join(quantity, units)) || (name ?? '');
}

const foodOf = ({ name, quantity, units }: Item) =>
  join(quantity === 'some' ? '' : quantity, units, name);

/** Reads the few forms of YAML that the file has. */
function readCase([name = '', ...lines]: string[]): Case {
  const at = lines.findIndex((line) => /^ {4}result:/.test(line));
  const steps: Item[][] = [];
  const metadata: Record<string, string> = {};
  let isMetadata = false;
  for (const line of lines.slice(at + 1)) {
    const [, lead = '', key = '', value] = /^( *(?:- )?)"?([^":]+)"?:(.*)$/.exec(line) ?? [];
    if (/^ {8}-$/.test(line)) steps.push([]);
    else if (/^ {6}\w/.test(line)) isMetadata = key === 'metadata';
    else if (isMetadata && key) metadata[key] = unquote(value);
    else if (lead.endsWith('- ')) steps.at(-1)?.push({ [key]: unquote(value) });
    else if (key) Object.assign(steps.at(-1)?.at(-1) ?? {}, { [key]: unquote(value) });
  }
  return {
    name: name.trim().replace(/:$/, ''),
    source: lines
      .slice(1, at)
      .map((line) => `${line.slice(6)}\n`)
      .join(''),
    foods: steps
      .flat()
      .filter(({ type }) => type === 'ingredient')
      .map(foodOf),
    steps: steps.map((items) => inOneLine(items.map(wordsOf).join(''))),
    metadata,
  };
}

/**
 * The tests of https://github.com/cooklang/spec (canonical.yaml, version 7, of commit 6c47886). They are
 * under the MIT licence in LICENSE.
 */
const cases = readFileSync(new URL('canonical.yaml', import.meta.url), 'utf8')
  .replace(/^ {0,2}#.*\n/gm, '')
  .split(/^(?= {2}test\w+:)/m)
  .slice(1)
  .map((block) => readCase(block.replace(/\n+$/, '').split('\n')));

/** What this page reads otherwise, and why. */
const DECLINED: Record<string, Partial<Case>> = {
  // The page shows and scales "1/2" itself.
  testFractions: { foods: ['1/2 cup milk'] },
  testFractionsWithSpaces: { foods: ['1/2 cup milk'] },
  testTimerFractional: { steps: ['Fry for 1/2 hour'] },
  // Lines of dashes divide recipes, and are no work.
  testMetadataBreak: { steps: ['hello --- sourced: babooshka'] },
};

it.each(cases)('Cooklang gives a cook the foods, steps and facts of $name', (one) => {
  const { foods, steps, metadata } = { ...one, ...DECLINED[one.name] };
  const read = ofCooklang(one.source, 'recipe.cook');
  expect(read.recipeIngredient).toEqual(foods);
  expect([read.recipeInstructions].flat().map((step) => inOneLine(String(step)))).toEqual(steps);
  expect(read).toMatchObject(metadata);
});

it('all sixty cases are read', () => {
  expect(cases).toHaveLength(60);
  for (const name of Object.keys(DECLINED)) expect(cases.map((one) => one.name)).toContain(name);
});

it.each(cases)(
  'a text with a food in braces is Cooklang, and no other: $name',
  ({ source, foods }) => {
    expect(isCooklang(source)).toBe(foods.length > 0 && source.includes('{'));
  },
);
