import { onlyNames } from '../../machines/kitchen/onlyNames';
import { documentsIn, parseRecipe } from '../reading';
import { readFiles, readPaste } from './bring/readFiles';
import { type EditingOptions, startEditing } from './edit/editing';

export function readsAsRecipe(text: string): boolean {
  return [...documentsIn(text, '')].some((one) => {
    const { ingredients, steps } = parseRecipe('text' in one ? one.text : '');
    return ingredients.length > 0 && steps.length > 0;
  });
}

export const isFoodList = (text: string): boolean =>
  /^.+(?:\n.+)+$/.test(text.trim()) && onlyNames(text) && !readsAsRecipe(text);

export type Texts = ReturnType<typeof startTexts>;

export const startTexts = (options: EditingOptions) => ({
  readFiles,
  readPaste,
  readsAsRecipe,
  isFoodList,
  editing: startEditing(options),
});
