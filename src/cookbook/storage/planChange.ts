import {
  type Command,
  type CookCommand,
  dinnerDay,
  type EditCommand,
  findSaved,
  hasText,
  type Imported,
  type ImportReport,
  type Meanwhile,
  MOST_PLANNED,
  normalizeRecipe,
  ONE_DINNER,
  type Outcome,
  type PlanFields,
  type Planned,
  type RecipeToSave,
  type SavedRecipe,
  type SavedTitle,
  type WithPicture,
} from '../../../machines/cookbook/CookbookContext';
import type { PictureJob, PicturePlace } from '../../../machines/pictures/picturesMachine';
import { createPause, type Pause } from '../../browser/loading/createPause';
import * as restWords from '../../words/en/rest';
import { jobFor } from '../pictures/jobFor';
import { listFiles, readPlace } from '../pictures/readPlace';
import {
  fileSizeOf,
  MAX_FILE_SIZE,
  MAX_RECIPES,
  NAME_IN_ARCHIVE,
  OWN_PICTURES,
  readCookbookFile,
} from './cookbookFile';
import { ownTitle, shownTitle } from './fromSaved';
import {
  CookbookError,
  fitToSave,
  MAX_COOKED,
  MAX_INGREDIENTS,
  MAX_NOTE_LENGTH,
  MAX_RECIPE_LENGTH,
  withNote,
} from './savedRecipe';
import { readTitle } from './savedTitle';

export interface Change {
  add?: readonly SavedRecipe[];
  edit?: readonly SavedRecipe[];
  remove?: readonly string[];
  outcome: Outcome;
}

/** May wait only with `pause`. Throws if the command cannot run. */
export type Plan = (saved: readonly SavedRecipe[], pause: Pause) => Change | Promise<Change>;

/**
 * Prepares a command, and reads its file. The plan is pure except for ids and dates. Both throw a
 * `CookbookError` if the command cannot run.
 */
export async function planChange(command: Command | undefined): Promise<Plan> {
  switch (command?.type) {
    case 'recipe.save': {
      const recipe = withTitle(command.recipe);
      const isInPart = command.recipe.ingredients.length > MAX_INGREDIENTS;
      return limitSize((saved) => save(saved, recipe, isInPart));
    }
    case 'recipe.cook': {
      const recipe = withTitle(command.recipe);
      return limitSize((saved) => cook(saved, command, recipe));
    }
    case 'recipe.plan': {
      const recipe = withTitle(command.recipe);
      return limitSize((saved) => planRecipe(saved, command, recipe));
    }
    case 'recipe.unplan':
      return (saved) => unplan(saved, command);
    case 'recipe.uncook':
      return (saved) => uncook(saved, command);
    case 'recipe.remove':
      return (saved) => remove(saved, command.id);
    case 'recipe.restore':
      return limitSize((saved) => restore(saved, command.recipe));
    case 'recipe.edit': {
      const { title } = withTitle({ ...command.before, recipe: command.recipe });
      return limitSize((saved) => edit(saved, command, title));
    }
    case 'recipe.undoImport':
      return (saved) => undoImport(saved, command);
    case 'recipe.add':
      return limitSize((saved, pause) => addRecipes(saved, command, pause));
    case 'recipe.import': {
      const file = await readFile(command.file);
      return limitSize((saved, pause) => importEntries(saved, file, pause));
    }
    default:
      throw new Error('There is no command to run.');
  }
}

type NewRecipe = Omit<SavedRecipe, 'id' | 'savedAt'>;

/** Throws a `CookbookError` if the recipe itself is too long. */
const withTitle = (given: RecipeToSave) => ({
  ...fitToSave(given),
  title: readTitle(given.recipe),
});

const newRow = (recipe: NewRecipe): SavedRecipe => ({
  id: newId(),
  ...recipe,
  savedAt: Date.now(),
});

const countPlanned = (saved: readonly SavedRecipe[]) =>
  saved.filter(({ planned }) => planned).length;
const isPlanFull = (saved: readonly SavedRecipe[]) => countPlanned(saved) >= MOST_PLANNED;

/** Both fields of a plan, or none. */
const planOf = ({ planned, plannedFor }: PlanFields): Pick<SavedRecipe, keyof PlanFields> =>
  planned ? { planned, ...(plannedFor && { plannedFor }) } : {};

function withoutPlan(recipe: SavedRecipe): SavedRecipe {
  const { planned: _, plannedFor: __, ...rest } = recipe;
  return rest;
}

/** A recipe that comes back. A full plan takes no more. */
const unplannedIfFull = (saved: readonly SavedRecipe[], recipe: SavedRecipe): SavedRecipe =>
  recipe.planned && isPlanFull(saved) ? withoutPlan(recipe) : recipe;

/** A planned recipe keeps its place. */
function planRecipe(
  saved: readonly SavedRecipe[],
  { planned, day, undoes }: Command & { type: 'recipe.plan' },
  recipe: NewRecipe,
): Change {
  const known = findSaved(saved, recipe.recipe);
  if (!known?.planned && isPlanFull(saved)) throw new CookbookError('planFull');
  const at = known?.planned?.at ?? planned.at;
  const on = day === undefined ? dinnerDay(known) : day;
  const row = {
    ...withoutPlan(known ?? newRow(recipe)),
    planned: { servings: null, ...known?.planned, ...planned, at },
    ...(on && { plannedFor: { at, day: on } }),
  };
  const isUndo = undoes !== undefined;
  const outcome = { type: 'planned' as const, recipe: row, was: known ?? null, isUndo };
  return { ...(known ? { edit: [row] } : { add: [row] }), outcome };
}

/** Removes a recipe that was saved only to be planned, unless the visitor has used it since. */
function unplan(
  saved: readonly SavedRecipe[],
  { id, isNew, undoes }: Command & { type: 'recipe.unplan' },
): Change {
  const was = saved.find((one) => one.id === id);
  if (!was) return { outcome: { type: 'gone' } };
  const recipe = withoutPlan(was);
  const isUndo = undoes !== undefined;
  const outcome = { type: 'unplanned' as const, recipe, was, isUndo };
  const isUsed = recipe.name || recipe.note || recipe.cooked?.[0] || recipe.byHand;
  return isNew && !isUsed ? { remove: [id], outcome } : { edit: [recipe], outcome };
}

const isSameDinner = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) < ONE_DINNER;

/** Logs the time once, takes the recipe off the plan, and saves it if it is new. */
function cook(
  saved: readonly SavedRecipe[],
  { at, gone, left }: CookCommand,
  recipe: NewRecipe,
): Change {
  const known = findSaved(saved, recipe.recipe);
  const same = known?.cooked?.find((time) => time !== at && isSameDinner(time, at));
  if (known && same) {
    const earlier = { recipe: known, at: same, isNew: false, isKnown: true as const, gone: [] };
    return { outcome: { type: 'cooked', ...earlier, servedBefore: known.servings } };
  }
  const before: SavedRecipe = known ?? newRow(recipe);
  const { cooked = [], servings: servedBefore, ...rest } = withoutPlan(before);
  const log = cooked.includes(at) ? cooked : [...cooked, at].slice(-MAX_COOKED);
  const { servings } = recipe;
  const logged = { ...rest, ...(servings && { servings }), cooked: log };
  const outcome = {
    type: 'cooked' as const,
    recipe: logged,
    at,
    isNew: !known,
    ...planOf(before),
    servedBefore,
    gone,
    left,
  };
  return { ...(known ? { edit: [logged] } : { add: [logged] }), outcome };
}

/**
 * Takes a time out of the log, and removes a recipe that was saved only for this log, unless the
 * visitor has added or edited something since. If the recipe is already gone, so is its log.
 */
function uncook(
  saved: readonly SavedRecipe[],
  command: Command & { type: 'recipe.uncook' },
): Change {
  const { recipe: cookedRecipe, at, isNew, planned, servedBefore } = command;
  const { id } = cookedRecipe;
  const recipe = saved.find((one) => one.id === id);
  const outcome = { type: 'uncooked' as const, recipe: cookedRecipe };
  if (!recipe) return { outcome };
  const cooked = recipe.cooked?.filter((time) => time !== at) ?? [];
  const isUnchanged = hasText(recipe, cookedRecipe.recipe) && !recipe.name && !recipe.note;
  const isEmpty = isUnchanged && cooked.length === 0 && !recipe.planned;
  if (isNew && isEmpty) return { remove: [id], outcome };
  // If the visitor planned it again, it keeps the newer plan.
  const plan = recipe.planned || (planned && isPlanFull(saved)) ? recipe : command;
  const { servings: _, ...own } = withoutPlan(recipe);
  const served = servedBefore ? { servings: servedBefore } : {};
  return { edit: [{ ...own, ...planOf(plan), ...served, cooked }], outcome };
}

function save(saved: readonly SavedRecipe[], recipe: NewRecipe, isInPart: boolean): Change {
  const known = findSaved(saved, recipe.recipe);
  if (known) return { outcome: { type: 'known', recipe: known } };
  const added = newRow(recipe);
  const outcome = { type: 'saved' as const, recipe: added, ...(isInPart && { isInPart }) };
  return { add: [added], outcome };
}

function remove(saved: readonly SavedRecipe[], id: string): Change {
  const recipe = saved.find((one) => one.id === id);
  return recipe
    ? { remove: [id], outcome: { type: 'removed', recipe } }
    : { outcome: { type: 'gone' } };
}

const wordsOn = (saved: SavedRecipe) =>
  JSON.stringify([saved.name, saved.note, saved.cooked ?? [], saved.planned, dinnerDay(saved)]);

/** Whether both are the same dinner, for the same day. */
const isSamePlan = (one: PlanFields, other: PlanFields | undefined) =>
  one.planned?.at === other?.planned?.at && dinnerDay(one) === dinnerDay(other);

function undoImport(saved: readonly SavedRecipe[], { added, planned }: Imported): Change {
  const before = new Map(added.map((recipe) => [recipe.id, wordsOn(recipe)]));
  const there = saved.filter(({ id }) => before.has(id));
  const remove = there.filter((one) => before.get(one.id) === wordsOn(one)).map(({ id }) => id);
  const changed = there.length - remove.length;
  const plans = new Map(planned.map((one) => [one.id, one]));
  const edit = saved
    .filter((one) => one.planned && isSamePlan(one, plans.get(one.id)))
    .map(withoutPlan);
  return { remove, edit, outcome: { type: 'importUndone', count: remove.length, changed } };
}

/** Keeps what another tab has changed since. Two edits of one text become two recipes. */
function edit(
  saved: readonly SavedRecipe[],
  { before, recipe: text, name, note, byHand, isUndo }: EditCommand,
  title: SavedTitle | undefined,
): Change {
  const there = saved.find(({ id }) => id === before.id) ?? findSaved(saved, before.recipe);
  const now = there ?? unplannedIfFull(saved, before);
  const isNoteNew = now.note !== before.note;
  const isTextNew = text !== before.recipe && !hasText(now, before.recipe);
  const meanwhile: readonly Meanwhile[] = [
    ...(there ? [] : ['removed' as const]),
    ...(isTextNew ? ['text' as const] : []),
    ...(isNoteNew ? ['note' as const] : []),
  ];
  const both = keepBoth(before.note, now.note, note);
  if (both === undefined) throw new CookbookError('bothTooLong');
  const { title: _, byHand: __, name: ___, servings: ____, ...rest } = now;
  const changed: SavedRecipe = {
    ...rest,
    recipe: text,
    ...(name && { name }),
    ...(title && { title }),
    ...(byHand && { byHand }),
  };
  const edited = withNote(text === before.recipe ? now : changed, both);
  const { isNoteForeign } = now;
  const recipe = isNoteNew && isNoteForeign && edited.note ? { ...edited, isNoteForeign } : edited;
  if (there && isTextNew) {
    const { cooked, ...own } = withoutPlan(recipe);
    const added = { ...own, id: newId(), savedAt: Date.now() };
    return { add: [added], outcome: { type: 'edited', recipe: added, was: before, meanwhile } };
  }
  const outcome = { type: 'edited' as const, recipe, was: now, meanwhile, isUndo };
  return there ? { edit: [recipe], outcome } : { add: [recipe], outcome };
}

/**
 * What was typed here and in another place, or only the one with all words of the other. Undefined
 * if both together are too long.
 */
function keepBoth(before = '', theirs = '', typed: string): string | undefined {
  const mine = typed.trim();
  if (theirs === before) return mine;
  if (mine === before) return theirs;
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  const both = `${theirs}\n\n${mine}`;
  return both.length > MAX_NOTE_LENGTH ? undefined : both;
}

/** If the recipe was saved again since, that copy gets what the visitor had written. */
function restore(saved: readonly SavedRecipe[], recipe: SavedRecipe): Change {
  const known = findSaved(saved, recipe.recipe);
  const back = unplannedIfFull(saved, recipe);
  if (!known) return { add: [back], outcome: { type: 'restored', recipe: back } };
  const { name, note, isNoteForeign, cooked = [] } = recipe;
  const log = [...new Set([...cooked, ...(known.cooked ?? [])])].slice(-MAX_COOKED);
  const written = {
    ...(name && { name }),
    ...(note && !known.note && { note, ...(isNoteForeign && { isNoteForeign }) }),
  };
  const plan = known.planned ? {} : planOf(back);
  const both = note && known.note && !isNoteForeign && keepBoth('', note, known.note);
  const last = { ...(both && { note: both }), ...(log[0] && { cooked: log }) };
  const restored: SavedRecipe = { ...written, ...known, ...plan, ...last };
  return wordsOn(restored) === wordsOn(known)
    ? { outcome: { type: 'known', recipe: known } }
    : { edit: [restored], outcome: { type: 'restored', recipe: restored } };
}

interface Brought
  extends Pick<ImportReport, 'rejected' | 'incomplete' | 'refused' | 'leavesPictures'> {
  entries: readonly (Omit<SavedRecipe, 'id'> & WithPicture)[];
  /** From an archive of this page. */
  isCopy?: boolean;
}

async function importEntries(
  saved: readonly SavedRecipe[],
  { entries, isCopy, ...report }: Brought,
  pause: Pause,
): Promise<Change> {
  const there = new Map(saved.map((one) => [normalizeRecipe(one.recipe), one]));
  const texts = new Set(there.keys());
  const add: SavedRecipe[] = [];
  const edit: SavedRecipe[] = [];
  let free = MOST_PLANNED - countPlanned(saved);
  const pictures: PictureJob[] = [];
  for (const { planned, plannedFor, picture, ...entry } of entries) {
    const text = normalizeRecipe(entry.recipe);
    const own = there.get(text);
    const plan = free > 0 ? planOf({ planned, plannedFor }) : {};
    if (!texts.has(text)) {
      if (plan.planned) free -= 1;
      const foreign = entry.note ? { isNoteForeign: true as const } : {};
      add.push({ id: newId(), ...entry, ...foreign, ...plan });
    } else if (own && plan.planned && !hasHad(own, plan.planned)) {
      free -= 1;
      edit.push({ ...own, ...plan });
      there.delete(text);
    }
    const row = texts.has(text) ? own : add.at(-1);
    if (picture && row) pictures.push(broughtFor(row, picture, isCopy));
    texts.add(text);
    await pause();
  }
  const known = entries.length - add.length;
  const names = new Set(saved.map(shownTitle));
  const sameName = add.filter((recipe) => names.has(shownTitle(recipe))).length;
  return {
    add,
    edit,
    outcome: {
      ...{ type: 'imported', added: add, known, planned: edit, sameName, ...report },
      ...(pictures[0] && { pictures }),
    },
  };
}

const broughtFor = (row: SavedRecipe, place: PicturePlace, isCopy = false) =>
  jobFor(row, place, isCopy ? { saysOwn: !!place.path?.[0]?.startsWith(OWN_PICTURES) } : {});

/** A file may be old: its dinner may have been cooked here since. */
const hasHad = ({ planned, cooked = [] }: SavedRecipe, { at }: Planned): boolean =>
  planned !== undefined || cooked.some((time) => Date.parse(time) > at);

/** If one recipe is too long, the others still come in. */
function addRecipes(
  saved: readonly SavedRecipe[],
  { recipes, refused, leavesPictures }: Command & { type: 'recipe.add' },
  pause: Pause,
): Promise<Change> {
  const isLong = ({ recipe }: RecipeToSave) => recipe.length > MAX_RECIPE_LENGTH;
  const tooLong = recipes.filter(isLong).map((recipe) => restWords.files.tooLong(ownTitle(recipe)));
  const entries = recipes
    .filter((recipe) => !isLong(recipe))
    .map((recipe) => ({
      ...fitToSave(recipe),
      savedAt: Date.now(),
      picture: recipe.picture,
    }));
  const report = { rejected: [], incomplete: [], refused: [...refused, ...tooLong] };
  return importEntries(saved, { entries, leavesPictures, ...report }, pause);
}

/** Makes a plan throw if the cookbook would grow too large. The page can import every export. */
function limitSize(plan: Plan): Plan {
  return async (saved, pause) => {
    const change = await plan(saved, pause);
    const { add = [], edit = [] } = change;
    if (add.length === 0 && edit.length === 0) return change;
    const edited = new Map(edit.map((one) => [one.id, one]));
    const kept = saved.map((one) => edited.get(one.id) ?? one);
    const all = [...kept, ...add];
    if (all.length > MAX_RECIPES || (await fileSizeOf(all, pause)) > MAX_FILE_SIZE) {
      throw new CookbookError('cookbookTooLarge');
    }
    return change;
  };
}

/** The cookbook's JSON, or an archive with it and pictures. */
async function readFile(file: Blob): Promise<Brought> {
  // To read a file that cannot be read says why.
  const isCopy = (await listFiles(file).catch(() => new Map())).size > 0;
  const json = isCopy
    ? await readPlace({ file, path: [NAME_IN_ARCHIVE] }).catch(notCookbook)
    : file;
  const { entries, ...report } = await readCookbookFile(await readText(json), createPause());
  let leavesPictures = false;
  const withPlaces = entries.map(
    ({ picture, ...entry }: (typeof entries)[number] & { picture?: unknown }) => {
      const path = typeof picture === 'string' ? [picture] : null;
      leavesPictures ||= path !== null && !isCopy;
      return path && isCopy ? { ...entry, picture: { file, path } } : entry;
    },
  );
  return { ...report, entries: withPlaces, isCopy, refused: [], leavesPictures };
}

function notCookbook(error: unknown): never {
  throw new CookbookError('notCookbookFile', error);
}

async function readText(file: Blob): Promise<string> {
  if (file.size > MAX_FILE_SIZE) throw new CookbookError('fileTooLarge');
  try {
    return await file.text();
  } catch (error) {
    throw new CookbookError('fileUnreadable', error);
  }
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
