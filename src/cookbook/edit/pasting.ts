import type { Recipe } from '../../../machines/kitchen/recipe';
import { titleOf } from '../../reading/document/parseRecipe';
import type { FoundRecipe } from '../../reading/lines/FoundRecipe';
import { readField } from '../../reading/lines/field';
import type { EditedField } from './EditDialog';
import { type FindConnection, startFinding } from './finding';
import { forgetPaste, keepPaste } from './pasteStorage';
import type { Paste, Words } from './Words';

export interface PastingOptions {
  findConnection: FindConnection;
  /** Adds a recipe from elsewhere to the cookbook, or gives it to be shown. */
  addFound(found: FoundRecipe, saves: boolean): Promise<Recipe | null>;
}

/** A text from elsewhere that a cook should look at. */
export async function fieldOfPaste(
  { found, saves, words: kept }: Paste,
  judge: (words: Words, read: () => string) => ReturnType<EditedField['judge']>,
  { findConnection, addFound }: PastingOptions,
): Promise<EditedField> {
  const before = { text: found.pasted ?? found.text, title: found.name || titleOf(found.text) };
  const read = ({ text, title }: Words) => readField(text, title);
  const keep = (words: Words) => keepPaste({ found, saves, words });
  keep(kept ?? before);
  return {
    kind: 'paste',
    before,
    kept,
    isMarkdown: false,
    finder: await startFinding(findConnection),
    judge: (words) => judge(words, () => read(words)),
    keep,
    forget: forgetPaste,
    async save(words) {
      const opened = await addFound({ ...found, text: read(words) }, saves);
      forgetPaste();
      return opened;
    },
  };
}
