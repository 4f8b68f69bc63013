import { findSaved, hasText } from '../../../machines/cookbook/CookbookContext';
import { localTime } from '../../../machines/kitchen/days';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { removeFromBrowser, writeBrowser } from '../../browser/storage/browserStorage';
import type { LazyPart } from '../../browser/store';
import { refusalText } from '../../cookbook/bring/Refusals';
import type { Brought } from '../../cookbook/bring/readFiles';
import { CookbookView } from '../../cookbook/CookbookView';
import { createCookbook } from '../../cookbook/createCookbook';
import type { ExportMenuProps } from '../../cookbook/ImportExport';
import { createProposals, type RecipePart } from '../../cookbook/propose/createProposals';
import { Proposals } from '../../cookbook/propose/Proposals';
import { SavedNote } from '../../cookbook/save/SavedNote';
import { saveNotice } from '../../cookbook/save/saveNotice';
import { SharePanel, type SharePanelProps } from '../../cookbook/share/SharePanel';
import { fromSaved, toSave } from '../../cookbook/storage/fromSaved';
import { shownTitle } from '../../cookbook/storage/shownTitle';
import type { parseRecipe } from '../../reading/document/parseRecipe';
import type { FoundRecipe } from '../../reading/lines/FoundRecipe';
import type { RecipeTools } from '../../recipe/createRecipeTools';
import type { judgeEdited } from '../../recipe/judge';
import type { linesToKeep } from '../../recipe/notes/linesToKeep';
import type { DialogProps } from '../dialogs/DialogButton';
import type { PartPage, ToEdit } from '../Page';
import type { listTools } from '../recipe/listTools';
import { createBring } from './Bring';
import { Cooked, CookedStatus, type OpenRecipe } from './Cooked';
import { createEdit } from './Edit';
import { exportRecipes } from './exportRecipes';
import type { Requests } from './finding';
import { joinCooking } from './joinCooking';
import { keepNotes } from './keepNotes';
import { createOpener } from './openShared';
import { createPlanViews } from './Plan';
import { startShopping } from './startShopping';

export { words } from '../languages/english/cookbook';

/** How long another press of *I cooked this* means the same dinner, in ms. */
const ONE_DINNER = 3_600_000;

export type CookbookTools = ReturnType<typeof startPart>;

interface CookbookPage
  extends Pick<
    PartPage,
    'start' | 'createPart' | 'kitchenName' | 'recipe' | 'loadRecipeParts' | 'planned' | 'dialogs'
  > {
  parts: {
    requests: Requests;
    recipe: LazyPart<
      RecipePart & {
        tools: RecipeTools;
        listTools: typeof listTools;
        judgeEdited: typeof judgeEdited;
        parseRecipe: typeof parseRecipe;
        linesToKeep: typeof linesToKeep;
      }
    >;
  };
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what the cookbook gives the page, each thing once
export function startPart(page: CookbookPage) {
  const { start, createPart, kitchenName, recipe, loadRecipeParts, planned, parts } = page;
  const writeZip: ExportMenuProps['writeZip'] = async (format, recipes) => {
    const { parseRecipe } = await parts.recipe.load();
    return exportRecipes(parseRecipe, format, recipes, kitchenName);
  };
  const writeOne: SharePanelProps['writeZip'] = async (shown, title) => {
    const one = { ...toSave(shown), id: '', savedAt: 0, ...(title && { name: title }) };
    const { parseRecipe } = await parts.recipe.load();
    const bytes = exportRecipes(parseRecipe, 'managers', [one], kitchenName, shown.origin);
    return new Blob([bytes], { type: 'application/zip' });
  };
  const cookbook = createCookbook({ start });
  const shopping = createPart(async () => {
    const reader = await parts.recipe.load();
    return startShopping({
      recipe,
      kitchen: reader.tools.kitchenCheck.kitchen,
      ...reader.listTools,
    });
  });
  const texts = createPart(async () => {
    // Opening a saved recipe takes this code as well.
    loadRecipeParts();
    const { startTexts } = await import('./texts');
    return startTexts({ parts, recipe, cookbook: cookbook.actor, addWritten, addFound });
  });
  const { edit, ...editViews } = createEdit(texts, page.dialogs, cookbook.actor);
  const views = createPlanViews(cookbook.actor, shopping);

  const cooking = joinCooking({
    start,
    cookbook: cookbook.actor,
    recipe,
    keepCheck: (list) => parts.recipe.get()?.tools.kitchenCheck.keepFor(list),
  });
  const proposals = createProposals({ recipe, cookbook: cookbook.actor, part: parts.recipe });

  let hasSaved: boolean | undefined;
  // For the next visit: whether to fetch this part early, and how many dinners are planned.
  cookbook.actor.subscribe((snapshot) => {
    const { recipes, errorCode } = snapshot.context;
    if (errorCode || !snapshot.matches('idle')) return;
    const hasSome = recipes.length > 0;
    if (hasSome !== hasSaved) keep('saffron.saved', hasSome && '1');
    hasSaved = hasSome;
    const count = recipes.filter((one) => one.planned).length;
    if (count !== planned.get()) keep('saffron.planned', count > 0 && `${count}`);
    planned.set(count);
  });

  const checked = (found: FoundRecipe) =>
    keepNotes(found, parts.recipe, recipe.getSnapshot().context.preferences);

  /** The cookbook says which recipes it took. */
  async function addBrought({ found, refused, cookbooks }: Brought) {
    for (const file of cookbooks) cookbook.actor.send({ type: 'cookbook.import', file });
    if (found.length === 0 && refused.length === 0) return;
    const recipes = [];
    for (const one of found) {
      const { text, source, pasted } = one.pasted ? await checked(one) : one;
      recipes.push({ ...added(text), source, ...(pasted && { pasted }) });
    }
    const leftBehind = [...new Set(found.flatMap((one) => one.leftBehind ?? []))];
    cookbook.actor.send({
      type: 'cookbook.add',
      recipes,
      refused: refused.map(refusalText),
      leftBehind,
    });
  }

  const addWritten = (text: string) =>
    cookbook.actor.send({
      type: 'cookbook.add',
      recipes: [{ ...added(text), byHand: 'written' }],
      refused: [],
    });

  async function addFound(found: FoundRecipe, saves: boolean): Promise<Recipe | null> {
    if (saves) await addBrought({ found: [found], refused: [], cookbooks: [] });
    return saves ? null : opened(await checked(found));
  }

  /** Whether an earlier press has noted this dinner, or is about to. */
  function isNoted(text: string): boolean {
    const { queue } = cookbook.actor.getSnapshot().context;
    const last = cooking.getSnapshot();
    const { cooked } = last.context;
    return (
      queue.some((one) => one.type === 'recipe.cook' && hasText(one.recipe, text)) ||
      (last.matches('cooked') &&
        cooked !== null &&
        hasText(cooked.recipe, text) &&
        Date.now() - Date.parse(cooked.at) < ONE_DINNER)
    );
  }

  function cook({ recipe: cooked, reading, amounts, tools }: OpenRecipe) {
    if (isNoted(cooked.text)) return;
    const { servings } = amounts.shown.get();
    const { takenBy, compareNow } = tools.kitchenCheck;
    const taken = takenBy(compareNow(reading, servings));
    // "Eggs and rice" counts as two foods. Neither can leave the list alone.
    const gone = recipe
      .getSnapshot()
      .context.ingredients.filter((line) =>
        taken.some(({ entry, isWhole }) => isWhole && entry === line),
      );
    const at = localTime(new Date());
    const toLog = toSave(cooked, amounts.wholeServings());
    cookbook.actor.send({ type: 'recipe.cook', recipe: toLog, at, gone });
  }

  function serve(text: string, servings: number | undefined) {
    if (servings) parts.recipe.get()?.tools.serve(text, servings);
  }

  return {
    beginEdit: async (what: ToEdit) => (await texts.load()).editing.begin(what),
    CookbookDialog: ({ openRecipe, footer, onClose }: DialogProps) => (
      <CookbookView
        cookbook={cookbook.actor}
        copies={cookbook.copies}
        writeZip={writeZip}
        proposals={proposals.found}
        shoppingList={<views.PlanShopping look="plain" />}
        footer={footer}
        onShown={() => void loadRecipeParts()}
        onAdd={() =>
          page.dialogs.send({ type: 'dialog.open', dialog: { name: 'bring', saves: true } })
        }
        onEdit={(saved) => edit(saved ? { saved } : {})}
        onOpen={(opened, servings) => {
          serve(opened.text, servings);
          openRecipe({ ...opened, arrivedAt: Date.now() });
        }}
        onClose={onClose}
      />
    ),
    Proposals: ({ openRecipe }: Pick<DialogProps, 'openRecipe'>) => (
      <Proposals
        found={proposals.found}
        titleOf={shownTitle}
        onOpen={(saved) => {
          serve(saved.recipe, saved.servings);
          openRecipe({ ...fromSaved(saved), arrivedAt: Date.now() });
        }}
      />
    ),
    SavedNote,
    SharePanel: (props: Omit<SharePanelProps, 'kitchenName' | 'writeZip'>) => (
      <SharePanel {...props} kitchenName={kitchenName} writeZip={writeOne} />
    ),
    ...views,
    Cooked,
    CookedStatus,
    save: (recipe: Recipe, servings: number | null) =>
      cookbook.actor.send({ type: 'recipe.save', recipe: toSave(recipe, servings) }),
    togglePlan(recipe: Recipe, servings: number | null) {
      const saved = findSaved(cookbook.actor.getSnapshot().context.recipes, recipe.text);
      const planned = { servings, at: Date.now() };
      if (saved?.planned) cookbook.actor.send({ type: 'recipe.unplan', id: saved.id });
      else cookbook.actor.send({ type: 'recipe.plan', recipe: toSave(recipe), planned });
    },
    cook,
    saveNotice,
    cooking,
    Bring: createBring({ texts, addBrought, edit, addFound }),
    readsAsRecipe: async (text: string) => (await texts.load()).readsAsRecipe(text),
    openShared: createOpener(page, shopping),
    ...editViews,
    ...cookbook,
    stop() {
      proposals.stop();
      cookbook.stop();
    },
  };
}

const added = (recipe: string) => ({ recipe, cut: false, model: null, ingredients: [] });

const opened = ({ text, source, pasted }: FoundRecipe): Recipe => ({
  text,
  source,
  cut: false,
  model: null,
  origin: 'imported',
  askedWith: [],
  arrivedAt: Date.now(),
  ...(pasted && { pasted }),
});

function keep(key: string, value: string | false) {
  if (value) writeBrowser(key, value);
  else removeFromBrowser(key);
}
