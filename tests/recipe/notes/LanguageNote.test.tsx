import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { LanguageNote } from '../../../src/recipe/notes/LanguageNote';

const sceneText = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../browser/scenes/${name}.md`), 'utf8');

const GERMAN = `# Kartoffelsuppe

Für 4 Personen

## Zutaten

- 800 g Kartoffeln
- 1 Zwiebel

## Zubereitung

1. Die Kartoffeln und die Zwiebel schälen und würfeln.
2. Mit der Brühe aufgießen und 20 Minuten kochen lassen.`;

const ITALIAN = `# Zuppa di patate

Per 4 persone

## Ingredienti

- 800 g di patate
- 1 cipolla

## Preparazione

1. Sbucciare le patate e la cipolla e tagliarle a cubetti.
2. Unire il brodo e cuocere per 20 minuti.`;

beforeAll(() => learn('de'));

it.each([
  [
    'Italian',
    ITALIAN,
    "This recipe is in Italian. The page can't fully check it for what you avoid or compare it with your list.",
  ],
  [
    'Italian that names no servings',
    ITALIAN.replace('Per 4 persone\n\n', ''),
    "This recipe is in Italian. The page can't fully check it for what you avoid, compare it with your list, or scale its amounts.",
  ],
  [
    'Japanese',
    sceneText('cjk'),
    "The page doesn't know this recipe's language. It can't fully check it for what you avoid, compare it with your list, or scale its amounts.",
  ],
  ['English', sceneText('common'), ''],
  ['German, whose foods the page knows,', GERMAN, ''],
  ['too few words to tell', '# Röstzwiebeln\n\n1. Rösten.', ''],
  ['German, which is no recipe,', 'Das ist ein Text, der auf Deutsch ist und kein Rezept.', ''],
])('of a recipe in %s, one line says what the page cannot do', (_, text, line) => {
  const { document } = readText(text);
  const { container } = render(<LanguageNote text={text} document={document} />);
  expect(container).toHaveTextContent(line);
  expect(container.childElementCount).toBe(line ? 1 : 0);
});
