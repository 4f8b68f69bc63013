import { findSaved, hasText } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { LazyPart, Store } from '../../browser/store';
import { fieldOf, readField } from '../../reading';
import { checkDraft, type RecipePart } from '../../recipe';
import type { KitchenStore } from '../../ui/KitchenStore';
import type { EditedField } from './EditDialog';
import { forgetWords, keepWords, loadWords } from './fieldStorage';
import { fieldOfPaste, type PastingOptions } from './finding';
import type { ToEdit, Words } from './Words';

export interface EditingOptions extends PastingOptions {
  recipe: RecipeActor;
  kitchen: KitchenStore;
  reader: LazyPart<RecipePart>;
  cookbook: CookbookActor;
  unsaved: Store<UnsavedEdit>;
  /** Resolves once the cookbook has the recipe. */
  addWritten(text: string): Promise<void>;
}

/** The recipe on the page, edited but not saved. `undo` shows it as it was; null once it is. */
export type UnsavedEdit = { text: string; undo: (() => void) | null } | null;

export function startEditing(options: EditingOptions) {
  const { reader, recipe, cookbook, unsaved, addWritten } = options;
  const check = createCheck(options);

  /** Ticks, timers and servings follow the recipe's words. */
  function show(was: Recipe, now: Recipe) {
    reader.getSnapshot().context?.tools.follow(was.text, now.text);
    recipe.send({ type: 'recipe.open', recipe: now });
  }

  cookbook.on('edited', ({ recipe: { recipe: text, byHand }, was }) => {
    forgetWords(was.recipe);
    const snapshot = recipe.getSnapshot();
    const { recipe: shown } = snapshot.context;
    const isShown = snapshot.hasTag('text') && shown && hasText(was, shown.text);
    if (isShown && text !== was.recipe) show(shown, { ...shown, text, byHand });
  });

  function save({ recipe: shown, saved }: ToEdit, markdown: string, { text, note = '' }: Words) {
    const { byHand = text === markdown ? undefined : 'edited' } = saved ?? shown ?? {};
    if (saved) {
      const about = { recipe: text, note, ...(byHand && { byHand }) };
      cookbook.send({ type: 'recipe.edit', before: saved, ...about });
    } else if (shown && text !== markdown) {
      const now = { ...shown, text, byHand };
      const undo = () => {
        show(now, shown);
        unsaved.set({ text: shown.text, undo: null });
      };
      show(shown, now);
      unsaved.set({ text, undo });
      forgetWords(markdown);
    }
  }

  async function begin({ recipe: shown, paste, ...rest }: ToEdit): Promise<EditedField> {
    await reader.load();
    if (paste) return fieldOfPaste(paste, check, options);
    const { recipes } = cookbook.getSnapshot().context;
    const saved = rest.saved ?? (shown && findSaved(recipes, shown.text));
    const markdown = saved?.recipe ?? shown?.text ?? '';
    const { text, isMarkdown } = fieldOf(markdown);
    const start = withTitle(text, saved?.name);
    const before = { text: start, ...(saved && { note: saved.note ?? '' }) };
    const write = (typed: string) => (typed.trim() === start.trim() ? markdown : readField(typed));
    return {
      kind: markdown ? 'recipe' : 'new',
      before,
      first: loadWords(markdown) ?? before,
      isMarkdown,
      check: (words) => check(words, () => write(words.text)),
      keep: (words) => keepWords(markdown, words),
      forget: () => forgetWords(markdown),
      async save(words) {
        const written = write(words.text);
        if (markdown) save({ recipe: shown, saved }, markdown, { ...words, text: written });
        else {
          await addWritten(written);
          if (loadWords('')?.text === words.text) forgetWords('');
        }
        return null;
      },
    };
  }

  return { begin };
}

/** In characters, and in lines: several times a long recipe's. */
const LONGEST_JUDGED = 24_000;
const MOST_JUDGED_LINES = 250;

/** Gives null for a text that takes too long to read while someone types. */
const createCheck =
  ({ reader, kitchen }: EditingOptions) =>
  async ({ text }: Words, read: () => string) => {
    if (text.length > LONGEST_JUDGED || text.split('\n').length > MOST_JUDGED_LINES) return null;
    await reader.load();
    return checkDraft(read(), kitchen.getSnapshot().context.preferences);
  };

/** Older pages let visitors name a recipe: its title takes this name. */
const withTitle = (text: string, name: string | undefined) =>
  name ? text.replace(/^(#? ?).*/, (_, mark: string) => mark + name) : text;
