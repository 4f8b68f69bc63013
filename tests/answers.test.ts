import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { textOf } from '../src/reading/document/markdown/plainText';
import { parseRecipe } from '../src/reading/document/parseRecipe';
import type { Unchanging } from '../src/reading/document/RecipeDocument';
import { CORPUS_FOLDER } from './support/corpus';
import { expectRead, plain, readExpectations } from './support/expectations';
import { readAnswer } from './support/readAnswer';

const said = (nodes: Unchanging<Nodes[]>) => plain(nodes.map(textOf).join(' '));

describe('the page reads what models send as a cook would', () => {
  it.each(readExpectations('answers'))('$name', (cook) => {
    const raw = readFileSync(join(CORPUS_FOLDER, `answers/${cook.name}.txt`), 'utf8');
    const [failed] = cook.values('failed');
    if (failed === 'no recipe') {
      expect(parseRecipe(readAnswer(raw))).toMatchObject({ ingredients: [], steps: [] });
    } else if (failed === 'blank') {
      expect(readAnswer(raw).trim()).toBe('');
    } else if (failed) {
      expect(() => readAnswer(raw)).toThrow(
        expect.objectContaining({ diagnosis: { kind: 'onlyThoughts' } }),
      );
    } else {
      const text = readAnswer(raw);
      expectRead([text], cook);
      expect(said(parseRecipe(text).chatter)).toBe(plain(cook.values('before').join()));
    }
  });
});
