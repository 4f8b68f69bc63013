import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { FAILURE_TEXT, identityOf, isBlank, type Kitchen } from '../../machines/recipeMachine';
import { type Call, type RecipeDriver, startRecipe } from '../support/recipeActor';

const RUNS = 3_000;

/** Texts that have broken lists before: look-alikes, markup, names of built-ins, odd Unicode. */
const hostileText = fc.oneof(
  fc.constantFrom(
    ...['eggs', 'EGGS', ' eggs ', 'rice', 'flour\nmilk\r\nEggs', '', ' ', '\u200b', '\n\n'],
    ...['__proto__', 'constructor', 'toString', '<script>alert(1)</script>', '![x](//e.example)'],
    ...['cre\u0300me', 'cr\u00e8me', '\u202enommel', '\ud800', 'a'.repeat(5_000), '🧄'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

type Deed =
  | { do: 'add'; text: string }
  | { do: 'remove'; pick: number }
  | { do: 'undo' | 'clear' | 'request' | 'stop' | 'reload' }
  | { do: 'answer'; pick: number; text: string }
  | { do: 'open'; text: string; origin: 'shared' | 'cookbook' }
  | { do: 'fail'; pick: number }
  | { do: 'wait'; ms: number };

const pick = fc.nat(30);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), text: hostileText }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), pick }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('undo', 'clear', 'request', 'request', 'request', 'stop', 'reload'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      pick,
      text: fc.constantFrom('# A dish', ' ', '', '\u200b\n', FAILURE_TEXT),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('open' as const),
      text: fc.constantFrom('# A pie', '# A dish', ' ', FAILURE_TEXT),
      origin: fc.constantFrom('shared', 'cookbook'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fail' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 999, 1_000, 2_000, 59_999, 60_000),
    }),
  },
);

/** What the list has to be, kept by simpler means than the machine's. */
class ListModel {
  list: string[] = [];
  before: string[] | null = null;

  add(text: string) {
    for (const line of text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)) {
      const isKnown = this.list.some((known) => identityOf(known) === identityOf(line));
      if (isBlank(line) || isKnown) continue;
      this.list = [...this.list, line.trim()];
      this.before = null;
    }
  }

  remove(ingredient: string) {
    this.before = this.list;
    this.list = this.list.filter((kept) => kept !== ingredient);
  }

  undo() {
    if (this.before) this.list = this.before;
    this.before = null;
  }
}

class Walk {
  kitchen: RecipeDriver = startRecipe();
  model = new ListModel();
  settled = new Set<Call>();
  attempts = 0;

  async take(deed: Deed) {
    const { kitchen, model } = this;
    const callsBefore = kitchen.calls.length;
    const { ingredients, recipe } = kitchen.context;
    switch (deed.do) {
      case 'add':
        kitchen.add(deed.text);
        model.add(deed.text);
        break;
      case 'remove': {
        const ingredient = ingredients[deed.pick % ingredients.length];
        if (ingredient === undefined) break;
        kitchen.remove(ingredient);
        model.remove(ingredient);
        break;
      }
      case 'clear':
        kitchen.actor.send({ type: 'kitchen.clear' });
        if (ingredients.length > 0 || recipe !== null) {
          model.before = model.list;
          model.list = [];
        }
        break;
      case 'undo':
        kitchen.undo();
        model.undo();
        break;
      case 'request':
        if (!kitchen.isLoading) this.attempts = 0;
        kitchen.request();
        break;
      case 'stop':
        kitchen.stop();
        break;
      case 'reload': {
        // What is being asked for is not kept: a reload never starts a call by itself.
        const { cut, model: writer, origin, askedWith } = kitchen.context;
        const kept: Kitchen = JSON.parse(
          JSON.stringify({ ingredients, recipe, cut, model: writer, origin, askedWith }),
        );
        kitchen.actor.stop();
        this.kitchen = startRecipe(kept);
        this.settled.clear();
        model.before = null;
        expect(this.kitchen.calls).toEqual([]);
        expect(this.kitchen.isLoading).toBe(false);
        return;
      }
      case 'answer':
      case 'fail': {
        // Any call, also one that was stopped long ago, may still settle.
        const call = kitchen.calls[deed.pick % kitchen.calls.length];
        if (!call) break;
        this.settled.add(call);
        await (deed.do === 'answer' ? call.answer(deed.text) : call.fail(new Error('no')));
        break;
      }
      case 'open': {
        const { text, origin } = deed;
        kitchen.actor.send({ type: 'recipe.open', recipe: text, cut: false, model: null, origin });
        if (text.trim() === '' || text === FAILURE_TEXT) break;
        // What an undo brings back is a recipe now, and no list.
        if (recipe !== text) model.before = null;
        expect(kitchen.context).toMatchObject({ ingredients, recipe: text, origin });
        break;
      }
      case 'wait':
        kitchen.clock.increment(deed.ms);
    }
    this.attempts += kitchen.calls.length - callsBefore;
    this.check();
  }

  check() {
    const { calls, context, state } = this.kitchen;
    expect(this.attempts).toBeLessThanOrEqual(3);
    const running = calls.filter((call) => !call.signal.aborted && !this.settled.has(call));
    expect(running.length).toBe(state === 'generating' ? 1 : 0);
    expect(context.ingredients).toEqual(this.model.list);
    if (typeof state === 'object') {
      expect(isBlank(context.recipe ?? '')).toBe(false);
      expect(state).toEqual({ shown: context.recipe === FAILURE_TEXT ? 'failure' : 'dish' });
    }
    if (context.recipe === null) expect(context.origin).toBe('request');
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it(`keeps every promise in ${RUNS} walks of up to 60 steps`, { timeout: 60_000 }, async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 60, size: 'max' }), async (deeds) => {
      const walk = new Walk();
      for (const next of deeds) await walk.take(next);
      steps += deeds.length;

      // Whatever was going on ends by itself once time passes: silence is the slowest fate.
      for (let waits = 0; walk.kitchen.isLoading; waits += 1) {
        expect(waits).toBeLessThan(6);
        await walk.take({ do: 'wait', ms: 60_000 });
      }
      walk.kitchen.actor.stop();
    }),
    { numRuns: RUNS },
  );
  console.info(`Took ${steps} steps in ${RUNS} random walks.`);
});
