import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { learn } from '../../src/foods/languages/learn';
import type { Served } from '../../src/needs/Comparison';
import { compare } from '../../src/needs/compare';
import { needsOf } from '../../src/needs/needsOf';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { aKitchen } from '../support/kitchens';

beforeAll(async () => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

const RECIPES: Record<string, (line: string) => string> = {
  en: (line) =>
    `# Dish\n\n## Ingredients\n\n- ${line}\n- water\n\n## Method\n\n1. Cook it all.\n2. Serve it.\n`,
  de: (line) =>
    `# Gericht\n\n## Zutaten\n\n- ${line}\n- Wasser\n\n## Zubereitung\n\n1. Alles im Wasser kochen.\n2. Servieren.\n`,
  fr: (line) =>
    `# Plat\n\n## Ingrédients\n\n- ${line}\n- eau\n\n## Préparation\n\n1. Faire cuire le tout dans l’eau.\n2. Servir.\n`,
  es: (line) =>
    `# Plato\n\n## Ingredientes\n\n- ${line}\n- agua\n\n## Preparación\n\n1. Cocer todo en el agua.\n2. Servir.\n`,
};

const ANSWERS: Partial<Record<Served, string>> = {
  yes: 'have',
  perhaps: 'perhaps',
  no: 'need',
};

const ROWS = readFileSync(new URL('careful.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [, language = '', entry = '', line = '', answer = ''] =
      /^(\w\w) \| (.+) ; (.+) => (\S+)$/.exec(row) ?? [];
    return language ? [[language, entry, line, answer] as const] : [];
  });

test.each(ROWS)('%s: with %s, a careful cook says of "%s": %s', (language, entry, line, answer) => {
  const document = parseRecipe(RECIPES[language]?.(line) ?? '');
  const [first] = compare(needsOf(document), aKitchen([entry])).needs;
  expect(answer.split('/')).toContain(first && ANSWERS[first.served]);
});
