import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { identityOf, isBlank, LINE_BREAK } from '../../../machines/kitchen/ingredientList';
import type { Recipes } from '../../../machines/kitchen/kitchen';
import { FAILURE_TEXT, MOST_EARLIER_RECIPES } from '../../../machines/kitchen/kitchen';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { createKitchenSaver } from '../../../src/kitchen/keeping/kitchenStorage';
import { loadKitchen } from '../../../src/kitchen/schemas';
import {
  type Call,
  ideasOf,
  type RecipeDriver,
  recipeOf,
  startRecipe,
} from '../../support/recipeActor';
import { isFull } from '../../support/sample';

/** Each run takes the same walks; `npm run test:full` takes others, and more. */
const SAMPLE = isFull ? { numRuns: 3_000 } : { numRuns: 60, seed: 5 };

/** Texts that have broken lists before. */
const hostileText = fc.oneof(
  fc.constantFrom(
    ...['eggs', 'EGGS', ' eggs ', 'rice', 'flour\nmilk\r\nEggs', '', ' ', '\u200b', '\n\n'],
    ...['__proto__', 'constructor', 'toString', '<script>alert(1)</script>', '![x](//e.example)'],
    ...['cre\u0300me', 'cr\u00e8me', '\u202enommel', '\ud800', 'a'.repeat(5_000), '🧄'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const recipeText = fc.oneof(
  fc.constantFrom('# A dish', '# A pie', ' ', '', '\u200b\n', FAILURE_TEXT),
  fc.nat(60).map((number) => `# Dish ${number}`),
);
const pick = fc.nat(40);

const does = (weight: number, names: string[], details: Record<string, fc.Arbitrary<unknown>>) => ({
  weight,
  arbitrary: fc.record({ do: fc.constantFrom(...names), ...details }),
});

const action = fc.oneof(
  does(4, ['add'], { text: hostileText }),
  does(2, ['remove', 'mark'], { pick }),
  does(2, ['edit'], { pick, text: hostileText }),
  does(8, ['undo', 'clear', 'request', 'ideas', 'dish', 'another', 'change', 'stop', 'reload'], {}),
  does(1, ['restore'], {}),
  does(2, ['answer'], { pick, text: recipeText }),
  does(3, ['fail', 'think', 'grow', 'end'], { pick }),
  does(3, ['request in vain', 'change in vain'], {}),
  does(2, ['open'], { text: recipeText, askedWith: fc.constantFrom([], ['eggs', 'rice']) }),
  does(2, ['return'], { pick }),
  does(4, ['wait'], { ms: fc.constantFrom(1, 999, 1_000, 2_000, 59_999, 60_000) }),
);
type Action = { do: string; text?: string; askedWith?: string[]; pick?: number; ms?: number };

type Context = RecipeDriver['context'];

const textsOf = ({ recipe = null, earlier = [] }: Partial<Recipes>) =>
  [recipe, ...earlier].flatMap((known) => known?.text ?? []);

const undoableTexts = ({ undoable }: Context) => textsOf(undoable?.recipes ?? {});

const kindOf = (recipe: Recipe | null) =>
  recipe?.ideas ? 'shown.ideas' : recipe?.isNote ? 'shown.note' : 'shown.recipe';

class Walk {
  kitchen: RecipeDriver;
  settled = new Set<Call>();
  attempts = 0;

  constructor(recipes: number) {
    const [recipe = null, ...earlier] = Array.from({ length: recipes }, (_, number) =>
      recipeOf(`# Dish ${number}`),
    );
    this.kitchen = startRecipe({ recipe, earlier });
  }

  async take(action: Action) {
    const before = this.kitchen.context;
    const callsBefore = this.kitchen.calls.length;
    const isRequest = /^(?:request|ideas|dish|another|change)/.test(action.do);
    if (isRequest && !this.kitchen.isLoading) this.attempts = 0;
    await this.act(action);
    const isAnew = ['reload', 'restore'].includes(action.do);
    this.attempts += isAnew ? 0 : this.kitchen.calls.length - callsBefore;
    this.checkState();
    this.checkReach(action, before);
  }

  async act({ do: name, text = '', askedWith = [], pick = 0, ms = 0 }: Action) {
    const { kitchen } = this;
    const { ingredients, recipe, failure, earlier } = kitchen.context;
    const ingredient = ingredients[pick % ingredients.length] ?? 'nothing';
    switch (name) {
      case 'add':
        return this.changeNames(() => kitchen.add(text), '', text);
      case 'remove':
        return this.andBack(
          () => this.changeNames(() => kitchen.remove(ingredient), ingredient),
          pick,
        );
      case 'mark':
        return kitchen.mark(ingredient);
      case 'edit': {
        const edit = () => kitchen.replace(ingredient, text);
        // What is not on the list cannot be edited.
        const lines = ingredients.length > 0 ? text : '';
        return this.andBack(() => this.changeNames(edit, ingredient, lines), pick);
      }
      case 'clear':
        return this.andBack(kitchen.clear, pick);
      case 'undo':
        return kitchen.undo();
      case 'request':
        return kitchen.request();
      case 'ideas':
        return kitchen.ask({ kind: 'ideas', titles: recipe ? [recipe.text] : [], below: 30 });
      case 'dish':
        return kitchen.ask({ kind: 'dish', title: 'Omelette' });
      case 'another':
        return kitchen.ask({ kind: 'another', titles: recipe ? [recipe.text] : [] });
      case 'change':
        return kitchen.ask({ kind: 'change', words: 'quicker', without: [] });
      case 'stop': {
        const { isLoading } = kitchen;
        kitchen.stop();
        if (isLoading) expect(kitchen.context.failure).toBeNull();
        return;
      }
      case 'open':
        kitchen.open(recipeOf(text, { origin: 'shared', askedWith }));
        if (!isBlank(text)) this.expectRecipe(text);
        return;
      case 'return': {
        const chosen = earlier[pick % earlier.length] ?? recipe;
        if (!chosen || (chosen === recipe && !failure)) return;
        kitchen.goBack(chosen);
        return this.expectRecipe(chosen.text);
      }
      case 'answer':
      case 'fail': {
        // Any call may still settle, even one that was stopped long ago.
        const call = kitchen.calls[pick % kitchen.calls.length];
        if (!call) return;
        const isAwaited = !call.signal.aborted && !this.settled.has(call);
        this.settled.add(call);
        const { ideas } = call.wish.kind === 'ideas' && pick % 2 ? ideasOf('A', 'B') : {};
        const isNote = pick % 3 === 0 || undefined;
        await (name === 'answer' ? call.answer(text, { ideas, isNote }) : call.fail());
        if (name === 'answer' && isAwaited && !isBlank(text)) this.expectRecipe(text);
        return;
      }
      case 'think':
      case 'grow':
      case 'end':
        kitchen.calls[pick % kitchen.calls.length]?.[name]();
        return;
      case 'request in vain':
      case 'change in vain':
        if (kitchen.isLoading) return;
        await this.act({ do: name.replace(' in vain', '') });
        while (kitchen.isLoading) {
          kitchen.clock.increment(2_000);
          this.settled.add(kitchen.call);
          await kitchen.call.fail();
        }
        return;
      case 'wait':
        kitchen.clock.increment(ms);
        return;
      case 'reload':
        return this.reload();
      case 'restore':
        return this.restore();
    }
  }

  /** At rest, the machine goes on from a snapshot that has gone through JSON. */
  restore() {
    const { actor, isLoading, state } = this.kitchen;
    if (isLoading) return;
    const atRest = this.kitchen.rest();
    actor.stop();
    this.kitchen = startRecipe(undefined, atRest);
    this.settled.clear();
    expect(this.kitchen.state).toBe(state);
  }

  /** Takes one name off the list, and puts each line's name on it. */
  changeNames(change: () => void, gone: string, lines = '') {
    const namesOf = (list: readonly string[]) => new Set(list.map(identityOf));
    const others = this.kitchen.context.ingredients.filter((name) => name !== gone);
    const added = lines.split(LINE_BREAK).filter((line) => !isBlank(line));
    change();
    expect(namesOf(this.kitchen.context.ingredients)).toEqual(namesOf([...others, ...added]));
  }

  /** Every third time, an undo at once brings back the list as it was. */
  andBack(change: () => void, pick: number) {
    const listOf = ({ ingredients, useUp, dates }: Context) => ({
      ingredients,
      useUp: [...useUp].sort(),
      dates,
    });
    const before = this.kitchen.context;
    change();
    if (pick % 3 > 0 || this.kitchen.context.ingredients === before.ingredients) return;
    this.kitchen.undo();
    expect(listOf(this.kitchen.context)).toEqual(listOf(before));
  }

  /** Any text is a recipe, even the failure text. */
  expectRecipe(text: string) {
    const { state, context } = this.kitchen;
    expect(state).toBe(kindOf(context.recipe));
    expect(context).toMatchObject({ recipe: { text }, failure: null });
  }

  /** A reload ends the request and the undo. */
  reload() {
    const { ingredients, useUp, recipe, failure, earlier, asked } = this.kitchen.context;
    const { isLoading } = this.kitchen;
    createKitchenSaver()(this.kitchen.context, isLoading ? asked.wish : undefined);
    this.kitchen.actor.stop();
    this.kitchen = startRecipe(loadKitchen());
    this.settled.clear();
    const interrupted = isLoading ? asked.wish : null;
    // JSON drops what the storage drops too.
    const kept = JSON.parse(JSON.stringify({ ingredients, recipe, earlier }));
    expect(this.kitchen.context).toMatchObject(kept);
    expect(this.kitchen.interrupted).toEqual(interrupted);
    expect([...this.kitchen.context.useUp].sort()).toEqual([...useUp].sort());
    expect(this.kitchen.context.failure).toBe(failure && !isLoading ? 'forgotten' : null);
    expect(this.kitchen.calls).toEqual([]);
    expect(this.kitchen.isLoading).toBe(false);
  }

  checkState() {
    const { calls, context, state, isLoading } = this.kitchen;
    const running = calls.filter((call) => !call.signal.aborted && !this.settled.has(call));
    const rest = context.ingredients.length > 0 ? 'collecting' : 'idle';
    const shown = context.recipe ? kindOf(context.recipe) : rest;
    const { ingredients, useUp } = context;
    const identities = new Set(ingredients.map(identityOf));
    // One comparison, because each costs more than a step of the machine.
    expect({
      hasAttemptsLeft: this.attempts <= 3,
      running: running.length,
      blank: ingredients.filter(isBlank),
      twice: ingredients.length - identities.size,
      strayMarks: useUp.filter((marked) => !ingredients.includes(marked)),
      state,
    }).toEqual({
      hasAttemptsLeft: true,
      running: state.startsWith('generating') ? 1 : 0,
      blank: [],
      twice: 0,
      strayMarks: [],
      state: isLoading ? state : context.failure ? 'shown.failure' : shown,
    });
  }

  /** Only the few actions that say so may lose a recipe. */
  checkReach(action: Action, before: Context) {
    const { context } = this.kitchen;
    const texts = textsOf(context);
    if (context.notice.about === 'request.failed') {
      expect([context.recipe, context.earlier]).toEqual([before.recipe, before.earlier]);
    }

    // Starting over can be undone until the visitor adds something, starts over again or reloads.
    const endsUndo = ['add', 'clear', 'reload'].includes(action.do);
    const undoable = endsUndo ? [] : undoableTexts(before);
    const reach = new Set([...texts, ...undoableTexts(context)]);
    const lost = [...new Set([...textsOf(before), ...undoable])].filter((text) => !reach.has(text));
    const isAtLimit = texts.length > MOST_EARLIER_RECIPES;
    const mayLose = action.do === 'undo' ? lost.length : 1;
    expect({
      twice: texts.length - new Set(texts).size,
      hasRoom: context.earlier.length <= MOST_EARLIER_RECIPES,
      lost: lost.slice(isAtLimit ? mayLose : 0),
    }).toEqual({ twice: 0, hasRoom: true, lost: [] });
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it(`keeps every promise in ${SAMPLE.numRuns} walks of up to 60 steps`, {
  timeout: 300_000,
}, async () => {
  let steps = 0;
  const actions = fc.array(action as fc.Arbitrary<Action>, { maxLength: 60, size: 'max' });
  // Chance alone rarely opens a recipe while the visitor can undo starting over.
  const openings = fc.constantFrom<Action[]>(
    [],
    [{ do: 'clear' }, { do: 'open', text: '# A pie', askedWith: ['apples', 'butter'] }],
  );
  const recipes = fc.constantFrom(0, 0, 1, 29, 31);
  await fc.assert(
    fc.asyncProperty(recipes, openings, actions, async (count, opening, taken) => {
      const walk = new Walk(count);
      for (const next of [...opening, ...taken]) await walk.take(next);
      steps += opening.length + taken.length;

      // Any work ends by itself in time: silence takes longest.
      for (let waits = 0; walk.kitchen.isLoading; waits += 1) {
        expect(waits).toBeLessThan(6);
        await walk.take({ do: 'wait', ms: 60_000 });
      }
      walk.kitchen.actor.stop();
    }),
    SAMPLE,
  );
  console.info(`Took ${steps} steps in ${SAMPLE.numRuns} random walks.`);
});
