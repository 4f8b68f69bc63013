import * as v from 'valibot';
import type { SavedRecipe } from '../../../machines/cookbook/cookbookMachine';
import { fitting, loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { readSaved } from './savedRecipe';

/** What a visitor is typing about a recipe. This tab keeps it until it is saved or the form closes. */
interface TypedNote {
  /** The recipe as it was when its form opened. */
  recipe: SavedRecipe;
  name: string;
  note: string;
}

const KEY = 'saffron.notes';

/** No visitor types into more forms at once. */
const MOST = 100;

const Saved = v.pipe(
  v.unknown(),
  v.transform(readSaved),
  v.custom<SavedRecipe>((recipe) => recipe !== null),
);

const Schema = fitting(v.object({ recipe: Saved, name: v.string(), note: v.string() }), MOST);

export const loadTyped = (): readonly TypedNote[] =>
  loadFromTab(KEY, 'The notes from before the reload', Schema) ?? [];

export function keepTyped(typed: TypedNote): void {
  save([...loadTyped().filter(({ recipe }) => recipe.id !== typed.recipe.id), typed]);
}

/** Forgets what was typed into forms that have closed. @param forms those that are open */
export function keepTypedOf(forms: readonly SavedRecipe[]): void {
  save(loadTyped().filter(({ recipe }) => forms.some(({ id }) => id === recipe.id)));
}

function save(typed: readonly TypedNote[]) {
  if (typed.length > 0) writeTab(KEY, JSON.stringify(typed));
  else removeFromTab(KEY);
}
