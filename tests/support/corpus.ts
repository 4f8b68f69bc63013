import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import type { RecipeDocument } from '../../src/reading/document/RecipeDocument';

export const CORPUS_FOLDER = join(import.meta.dirname, '../recipes');

export interface CorpusRecipe {
  name: string;
  text: string;
  readonly document: RecipeDocument;
}

let corpus: CorpusRecipe[] | undefined;

export function readCorpus(): CorpusRecipe[] {
  corpus ??= readdirSync(CORPUS_FOLDER)
    .flatMap((file) => /^(.*)\.md$/.exec(file)?.[1] ?? [])
    .map((name) => {
      const text = readFileSync(join(CORPUS_FOLDER, `${name}.md`), 'utf8');
      let document: RecipeDocument | undefined;
      return {
        name,
        text,
        get document() {
          document ??= parseRecipe(text);
          return document;
        },
      };
    });
  return corpus;
}
