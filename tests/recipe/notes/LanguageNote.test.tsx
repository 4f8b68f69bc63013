import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it.each([
  [
    'German',
    GERMAN,
    "This recipe is in German. The page can't check it for what you avoid or compare it with your list.",
  ],
  [
    'German that names no servings',
    GERMAN.replace('Für 4 Personen\n\n', ''),
    "This recipe is in German. The page can't check it for what you avoid, compare it with your list, or scale its amounts.",
  ],
  [
    'Japanese',
    sceneText('cjk'),
    "The page doesn't know this recipe's language. It can't fully check it for what you avoid, compare it with your list, or scale its amounts.",
  ],
  ['English', sceneText('common'), ''],
  ['too few words to tell', '# Röstzwiebeln\n\n1. Rösten.', ''],
  ['German, which is no recipe,', 'Das ist ein Text, der auf Deutsch ist und kein Rezept.', ''],
])('of a recipe in %s, one line says what the page cannot do', (_, text, line) => {
  const { document } = readText(text);
  const { container } = render(<LanguageNote text={text} document={document} />);
  expect(container).toHaveTextContent(line);
  expect(container.childElementCount).toBe(line ? 1 : 0);
});
