import type { RootContent } from 'hast';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import { prefersStillness } from '../browser/media';
import { createStore, type Store } from '../browser/store';
import { learn } from '../foods/languages/learn';
import { GrowingReader } from '../reading/document/growing/GrowingReader';
import { placeTail, tailOf } from '../reading/document/growing/placeTail';
import type { ReadNodes } from '../reading/document/marks/Reading';
import { isElement, markOf } from '../reading/document/marks/treeWords';
import { checkGrowing } from './allergens/checkGrowing';
import { checkReading, type RecipeCheck } from './allergens/checkReading';
import { openAmounts } from './amounts/shownAmounts';
import { openProgress } from './cooking/progress';
import type { OpenedRecipe } from './openRecipe';
import type { ShownRecipe } from './shopping/createKitchenCheck';
import { splitTree } from './splitTree';

export interface Growth {
  /** Tells texts apart. A finished recipe keeps its key, so React replaces nothing. */
  key: string;
  recipe: Recipe;
  /** Null for ideas. */
  text: GrowingText | null;
  /** The whole text, once its end has come. */
  finished?: string;
  isBroken: boolean;
}

export interface GrowingText {
  opened: OpenedRecipe;
  words: GrowingWords;
  /** The dish, then the work, as `splitTree` splits a recipe. */
  nodes: readonly ReadNodes[];
  listed: ShownRecipe;
  /** The first find of each thing to avoid, in the page's words. */
  finds: readonly string[];
}

/** These change while the lines above them stay. */
export interface GrowingWords {
  tail: Store<string>;
  /** Null if the visitor avoids nothing. */
  found: Store<RecipeCheck | null>;
  hasList: Store<boolean>;
}

/** `about` is what the page knows of the recipe before its text. */
export function growRecipe(
  key: string,
  about: Omit<Recipe, 'text'>,
  actor: RecipeActor,
): (lines: string, last: string) => Growth | null {
  const reader = new GrowingReader();
  const { reading } = reader;
  const check = checkGrowing(reading, about);
  const words = {
    tail: createStore(''),
    found: createStore<RecipeCheck | null>(null),
    hasList: createStore(false),
  };
  const opened = {
    reading,
    hash: key,
    progress: openProgress(key),
    amounts: openAmounts(reading, actor),
    check: () => words.found.get(),
    checkAll: () => checkReading(reading, NO_PREFERENCES, true).check,
  };
  const recipe = { ...about, text: '' };
  let listed: ShownRecipe = { text: '', document: { ...reading.document } };
  let head: ReadNodes = [];
  let shape = '';
  let read = -1;
  let growth: Growth | null = null;

  function say(nodes: ReadNodes) {
    const { document } = reading;
    if (document.language) learn(document.language);
    if (listed.document.ingredients !== document.ingredients)
      listed = { text: key, document: { ...document, hasAllIngredients: true } };
    const at = nodes.findLastIndex((node) => markOf(node, reading.marks)?.kind === 'list');
    words.hasList.set(at >= 0 && (nodes.slice(at + 1).some(isElement) || shape.startsWith('h')));
  }

  /** The dish keeps its nodes while the work grows. */
  function split(children: RootContent[]): readonly ReadNodes[] {
    const tree = { type: 'root' as const, children };
    const [above = [], below = []] = splitTree({ tree, marks: reading.marks }, true);
    const isSame = above.length === head.length && above.every((node, at) => node === head[at]);
    if (!isSame) head = above;
    return [head, below];
  }

  return (lines, last) => {
    if (lines.length !== read) reader.read(lines);
    const { nodes } = reader;
    if (nodes.length === 0) return null;
    const tail = tailOf(prefersStillness() ? '' : last, reader.below);
    words.tail.set(tail.words);
    const found = check.look(actor.getSnapshot().context.preferences);
    const isRead = lines.length === read && tail.shape === shape && found === words.found.get();
    if (growth && isRead) return growth;
    words.found.set(found);
    read = lines.length;
    shape = tail.shape;
    say(nodes);
    const shown = split(placeTail(nodes, tail));
    const text = { opened, words, nodes: shown, listed, finds: check.finds() };
    growth = { key, recipe, text, isBroken: false };
    return growth;
  };
}
