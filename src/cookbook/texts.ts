import { onlyNames } from '../../machines/kitchen/onlyNames';
import { documentsIn, parseRecipe } from '../reading';
import { type AddingOptions, createAdding } from './bring/adding';
import { readFiles, readPaste } from './bring/readFiles';

export function readsAsRecipe(text: string): boolean {
  return [...documentsIn(text, '')].some((one) => {
    const { ingredients, steps } = parseRecipe('text' in one ? one.text : '');
    return ingredients.length > 0 && steps.length > 0;
  });
}

export const isFoodList = (text: string): boolean =>
  /^.+(?:\n.+)+$/.test(text.trim()) && onlyNames(text) && !readsAsRecipe(text);

export type Texts = ReturnType<typeof startTexts>;

export const startTexts = (options: AddingOptions) => ({
  readFiles,
  readPaste,
  readsAsRecipe,
  isFoodList,
  adding: createAdding(options),
});
