import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { FAILURE_TEXT, identityOf, recipeMachine } from '../../machines/recipeMachine';
import { type RecipeDriver, startRecipe } from '../support/recipeActor';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
const logged = () => log.mock.calls.map(([line]) => line);

const PAIR = { ingredients: ['eggs', 'rice'] };

/** Starts a request and lets its first `failures` attempts fail. */
async function startFailing(failures: number): Promise<RecipeDriver> {
  const kitchen = startRecipe(PAIR);
  kitchen.request();
  for (let attempt = 1; attempt <= failures; attempt += 1) {
    await kitchen.call.fail(new Error('no'));
    if (attempt < failures) kitchen.clock.increment(attempt * 1000);
  }
  return kitchen;
}

/** Brings the kitchen into each state that it can rest or wait in. */
const STATES: Record<string, () => Promise<RecipeDriver>> = {
  collecting: async () => startRecipe(PAIR),
  generating: () => startFailing(0),
  retrying: () => startFailing(1),
  'shown.dish': async () => startRecipe({ ...PAIR, recipe: '# Rice' }),
  'shown.failure': () => startFailing(3),
};

describe('starting', () => {
  it('starts idle, with nothing in the kitchen', () => {
    const kitchen = startRecipe();
    expect(kitchen.state).toBe('idle');
    expect(kitchen.context).toEqual({
      ingredients: [],
      recipe: null,
      cut: false,
      model: null,
      origin: 'request',
      askedWith: [],
      asked: [],
      attempt: 0,
      undoable: null,
      notice: { about: 'nothing', ingredients: [], serial: 0 },
    });
  });

  it('starts collecting with restored ingredients', () => {
    expect(startRecipe({ ingredients: ['eggs'] }).state).toBe('collecting');
  });

  it('starts by showing a restored recipe, with or without ingredients', () => {
    expect(startRecipe({ recipe: '# Rice' }).state).toEqual({ shown: 'dish' });
    const kitchen = startRecipe({ ...PAIR, recipe: '# Rice', cut: true, model: 'a-model' });
    expect(kitchen.state).toEqual({ shown: 'dish' });
    expect(kitchen.context).toMatchObject({ recipe: '# Rice', cut: true, model: 'a-model' });
  });

  it('knows a restored failure from a dish', () => {
    expect(startRecipe({ recipe: FAILURE_TEXT }).state).toEqual({ shown: 'failure' });
  });

  it('calls nothing by itself', () => {
    const kitchen = startRecipe({ ...PAIR, recipe: '# Rice' });
    kitchen.clock.increment(1_000_000);
    expect(kitchen.calls).toEqual([]);
  });
});

describe('the list', () => {
  it('takes trimmed ingredients at its end', () => {
    const kitchen = startRecipe();
    kitchen.add('  eggs ');
    kitchen.add('rice');
    expect(kitchen.context.ingredients).toEqual(['eggs', 'rice']);
    expect(kitchen.state).toBe('collecting');
  });

  it.each(['', '   ', '\t\n', '\u00a0\u3000', '\u200b\u2060', '\ufeff'])(
    'ignores %j in silence',
    (text) => {
      const kitchen = startRecipe();
      const before = kitchen.actor.getSnapshot();
      kitchen.add(text);
      expect(kitchen.actor.getSnapshot()).toBe(before);
    },
  );

  it('takes each line of a text as an ingredient', () => {
    const kitchen = startRecipe();
    kitchen.add('eggs\n rice \r\n\r\n\tflour\u2028milk\rEGGS');
    expect(kitchen.context.ingredients).toEqual(['eggs', 'rice', 'flour', 'milk']);
    expect(kitchen.context.notice).toMatchObject({ about: 'duplicates', ingredients: ['eggs'] });
  });

  it.each([
    ['eggs', 'EGGS'],
    ['eggs', '  Eggs '],
    ['cr\u00e8me', 'cre\u0300me'],
    ['Wei\u00dfkohl', 'WEISSKOHL'],
    ['\uff2d\uff29\uff2c\uff2b', 'milk'],
  ])('does not take %j twice, also when it is spelt %j', (known, again) => {
    const kitchen = startRecipe({ ingredients: [known] });
    kitchen.add(again);
    expect(kitchen.context.ingredients).toEqual([known]);
    expect(kitchen.context.notice).toMatchObject({ about: 'duplicates', ingredients: [known] });
    expect(identityOf(known)).toBe(identityOf(again));
  });

  it('tells of the same duplicate again when it is added again', () => {
    const kitchen = startRecipe({ ingredients: ['eggs'] });
    kitchen.add('eggs');
    const first = kitchen.context.notice;
    kitchen.add('eggs');
    expect(kitchen.context.notice).toEqual({ ...first, serial: first.serial + 1 });
  });

  it('has no limit: 5,000 lines of 100 characters are one paste', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `${index} `.padEnd(100, 'x'));
    const kitchen = startRecipe();
    kitchen.add(lines.join('\n'));
    expect(kitchen.context.ingredients).toEqual(lines);
  });

  it('removes exactly the ingredient that is named', () => {
    const kitchen = startRecipe({ ingredients: ['egg', 'eggs', 'rice'] });
    kitchen.remove('eggs');
    expect(kitchen.context.ingredients).toEqual(['egg', 'rice']);
    expect(kitchen.context.notice).toMatchObject({ about: 'removal', ingredients: ['eggs'] });
  });

  it('keeps still when what is not on the list is removed', () => {
    const kitchen = startRecipe(PAIR);
    const before = kitchen.actor.getSnapshot();
    kitchen.remove('Eggs');
    expect(kitchen.actor.getSnapshot()).toBe(before);
  });

  it('is idle again when the last ingredient is removed', () => {
    const kitchen = startRecipe({ ingredients: ['eggs'] });
    kitchen.remove('eggs');
    expect(kitchen.state).toBe('idle');
  });

  it('keeps showing the recipe when the last ingredient is removed', () => {
    const kitchen = startRecipe({ ingredients: ['eggs'], recipe: '# Eggs' });
    kitchen.remove('eggs');
    expect(kitchen.state).toEqual({ shown: 'dish' });
  });
});

describe('undo', () => {
  it('brings a removed ingredient back to its place', () => {
    const kitchen = startRecipe({ ingredients: ['eggs', 'rice', 'flour'] });
    kitchen.remove('rice');
    kitchen.undo();
    expect(kitchen.context.ingredients).toEqual(['eggs', 'rice', 'flour']);
    expect(kitchen.context).toMatchObject({ undoable: null, notice: { about: 'undo' } });
  });

  it('collects again when the only ingredient comes back', () => {
    const kitchen = startRecipe({ ingredients: ['eggs'] });
    kitchen.remove('eggs');
    kitchen.undo();
    expect(kitchen.state).toBe('collecting');
    expect(kitchen.context.ingredients).toEqual(['eggs']);
  });

  it('takes back the last removal only', () => {
    const kitchen = startRecipe({ ingredients: ['eggs', 'rice', 'flour'] });
    kitchen.remove('eggs');
    kitchen.remove('rice');
    kitchen.undo();
    kitchen.undo();
    expect(kitchen.context.ingredients).toEqual(['rice', 'flour']);
  });

  it('is offered until the list changes, and a refused duplicate is no change', () => {
    const kitchen = startRecipe({ ingredients: ['eggs', 'rice'] });
    kitchen.remove('eggs');
    kitchen.add('rice');
    expect(kitchen.context.undoable).toEqual({ ingredients: ['eggs', 'rice'] });
    kitchen.add('flour');
    expect(kitchen.context.undoable).toBeNull();
    kitchen.undo();
    expect(kitchen.context.ingredients).toEqual(['rice', 'flour']);
  });

  it('leaves a recipe alone that came in the meantime', async () => {
    const kitchen = startRecipe({ ingredients: ['eggs', 'rice', 'flour'] });
    kitchen.remove('flour');
    kitchen.request();
    await kitchen.call.answer('# Rice');
    kitchen.undo();
    expect(kitchen.context).toMatchObject({
      ingredients: ['eggs', 'rice', 'flour'],
      recipe: '# Rice',
    });
  });
});

describe('starting over', () => {
  it.each(Object.entries(STATES))(
    'empties the kitchen in %s, and can be undone',
    async (_, arrive) => {
      const kitchen = await arrive();
      const { ingredients, recipe } = kitchen.context;
      const calls = kitchen.calls.length;
      kitchen.actor.send({ type: 'kitchen.clear' });
      expect(kitchen.state).toBe('idle');
      expect(kitchen.context).toMatchObject({
        ingredients: [],
        recipe: null,
        notice: { about: 'clear' },
      });
      kitchen.clock.increment(1_000_000);
      expect(kitchen.calls).toHaveLength(calls);

      kitchen.undo();
      expect(kitchen.context).toMatchObject({ ingredients, recipe, undoable: null });
      expect(kitchen.state).toEqual(startRecipe({ ingredients, recipe }).state);
    },
  );

  it('brings back whether the recipe was cut, and who wrote it', () => {
    const before = { ...PAIR, recipe: '# Rice', cut: true, model: 'a-model' };
    const kitchen = startRecipe(before);
    kitchen.actor.send({ type: 'kitchen.clear' });
    expect(kitchen.context).toMatchObject({ cut: false, model: null });
    kitchen.undo();
    expect(kitchen.context).toMatchObject(before);
  });

  it('aborts the call that runs', () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.actor.send({ type: 'kitchen.clear' });
    expect(kitchen.call.signal.aborted).toBe(true);
  });

  it('has no effect on an empty kitchen', () => {
    const kitchen = startRecipe();
    const before = kitchen.actor.getSnapshot();
    kitchen.actor.send({ type: 'kitchen.clear' });
    expect(kitchen.actor.getSnapshot()).toBe(before);
  });
});

describe('opening a recipe from elsewhere', () => {
  const PIE = { recipe: '# Pie', cut: true, model: 'their-model', origin: 'shared' } as const;
  const open = (kitchen: RecipeDriver, rest = {}) =>
    kitchen.actor.send({ type: 'recipe.open', ...PIE, ...rest });

  it.each(Object.entries(STATES))(
    'shows it in %s, stops what runs, keeps the list, and can be undone',
    async (_, arrive) => {
      const kitchen = await arrive();
      const { ingredients, recipe, cut, model, origin } = kitchen.context;
      const calls = kitchen.calls.length;
      open(kitchen);
      expect(kitchen.state).toEqual({ shown: 'dish' });
      expect(kitchen.context).toMatchObject({ ...PIE, ingredients, notice: { about: 'opening' } });
      kitchen.clock.increment(1_000_000);
      expect(kitchen.calls).toHaveLength(calls);

      kitchen.undo();
      expect(kitchen.context).toMatchObject({ ingredients, recipe, cut, model, origin });
      expect(kitchen.context.undoable).toBeNull();
      expect(kitchen.state).toEqual(startRecipe({ ingredients, recipe }).state);
    },
  );

  it('knows what each recipe was asked for with, over stops, openings and undos', async () => {
    const kitchen = startRecipe(PAIR);
    const askedWith = () => kitchen.context.askedWith;
    expect(askedWith()).toEqual([]);
    kitchen.request();
    kitchen.actor.send({ type: 'ingredient.add', text: 'salt' });
    await kitchen.call.answer('# Rice');
    expect(askedWith()).toEqual(PAIR.ingredients);
    kitchen.request();
    kitchen.stop();
    expect(askedWith()).toEqual(PAIR.ingredients);
    open(kitchen);
    expect(askedWith()).toEqual([]);
    kitchen.undo();
    expect(askedWith()).toEqual(PAIR.ingredients);
    open(kitchen, { askedWith: ['apples'] });
    expect(askedWith()).toEqual(['apples']);
    kitchen.actor.send({ type: 'kitchen.clear' });
    expect(askedWith()).toEqual([]);
    kitchen.undo();
    expect(askedWith()).toEqual(['apples']);
  });

  it('shows it in an empty kitchen, which an undo empties again', () => {
    const kitchen = startRecipe();
    open(kitchen, { origin: 'cookbook' });
    expect(kitchen.context).toMatchObject({ ...PIE, origin: 'cookbook', ingredients: [] });
    kitchen.undo();
    expect(kitchen.state).toBe('idle');
    expect(kitchen.context).toMatchObject({ recipe: null, origin: 'request' });
  });

  it('aborts the call that runs', () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    open(kitchen);
    expect(kitchen.call.signal.aborted).toBe(true);
  });

  it.each(['', ' \n\u200b', FAILURE_TEXT])('takes %j for no recipe', async (recipe) => {
    const kitchen = await startFailing(0);
    const before = kitchen.actor.getSnapshot();
    open(kitchen, { recipe });
    expect(kitchen.actor.getSnapshot()).toBe(before);
    expect(kitchen.call.signal.aborted).toBe(false);
  });

  it('keeps the way back to the recipe before when the same one is opened twice', () => {
    const kitchen = startRecipe({ ...PAIR, recipe: '# Rice', model: 'a-model' });
    open(kitchen);
    open(kitchen);
    kitchen.undo();
    expect(kitchen.context).toMatchObject({ recipe: '# Rice', model: 'a-model' });
  });

  it('gives way to the answer of a later request, which an undo leaves alone', async () => {
    const kitchen = startRecipe(PAIR);
    open(kitchen);
    kitchen.request();
    await kitchen.call.answer('# Rice');
    expect(kitchen.context).toMatchObject({ recipe: '# Rice', origin: 'request', undoable: null });
    open(kitchen);
    kitchen.request();
    for (const wait of [1000, 2000, 0]) {
      await kitchen.call.fail(new Error('no'));
      kitchen.clock.increment(wait);
    }
    expect(kitchen.context).toMatchObject({
      recipe: FAILURE_TEXT,
      origin: 'request',
      askedWith: [],
      undoable: null,
    });
  });

  it('comes back when the request after it is stopped, and when a start over is undone', () => {
    const kitchen = startRecipe(PAIR);
    open(kitchen);
    kitchen.request();
    kitchen.stop();
    expect(kitchen.context).toMatchObject(PIE);
    kitchen.actor.send({ type: 'kitchen.clear' });
    expect(kitchen.context).toMatchObject({ recipe: null, origin: 'request' });
    kitchen.undo();
    expect(kitchen.context).toMatchObject({ ...PAIR, ...PIE });
  });
});

describe.each(Object.entries(STATES))('in %s', (name, arrive) => {
  it('is the state it says it is', async () => {
    const { state } = await arrive();
    expect(typeof state === 'string' ? state : Object.entries(state).flat().join('.')).toBe(name);
  });

  it('ingredients can be added, removed and brought back', async () => {
    const kitchen = await arrive();
    const { state } = kitchen;
    kitchen.add('flour');
    expect(kitchen.context.ingredients).toEqual(['eggs', 'rice', 'flour']);
    kitchen.remove('eggs');
    expect(kitchen.context.ingredients).toEqual(['rice', 'flour']);
    kitchen.undo();
    expect(kitchen.context.ingredients).toEqual(['eggs', 'rice', 'flour']);
    expect(kitchen.state).toEqual(state);
  });
});

describe('a request', () => {
  it.each([0, 1])('is not taken with %i ingredients', (count) => {
    for (const recipe of [null, '# Rice']) {
      const kitchen = startRecipe({ ingredients: PAIR.ingredients.slice(0, count), recipe });
      const { state } = kitchen;
      kitchen.request();
      expect(kitchen.state).toEqual(state);
      expect(kitchen.calls).toEqual([]);
    }
  });

  it('calls the model once, with the list as it is', () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    expect(kitchen.state).toBe('generating');
    expect(kitchen.isLoading).toBe(true);
    expect(kitchen.calls.map((call) => call.ingredients)).toEqual([['eggs', 'rice']]);
  });

  it('is not taken twice, neither in an attempt nor in a wait', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.request();
    expect(kitchen.calls).toHaveLength(1);
    await kitchen.call.fail(new Error('no'));
    kitchen.request();
    expect(kitchen.state).toBe('retrying');
    expect(kitchen.calls).toHaveLength(1);
  });

  it('keeps the list that it was asked with, through all attempts', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.add('flour');
    kitchen.remove('eggs');
    await kitchen.call.fail(new Error('no'));
    kitchen.clock.increment(1000);
    expect(kitchen.calls.map((call) => call.ingredients)).toEqual([
      ['eggs', 'rice'],
      ['eggs', 'rice'],
    ]);
    expect(kitchen.context.ingredients).toEqual(['rice', 'flour']);
  });

  it('shows the answer as it is', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    await kitchen.call.answer('# Rice\n', { cut: true, model: 'another-model' });
    expect(kitchen.state).toEqual({ shown: 'dish' });
    expect(kitchen.isLoading).toBe(false);
    expect(kitchen.context).toMatchObject({
      recipe: '# Rice\n',
      cut: true,
      model: 'another-model',
      notice: { about: 'dish' },
    });
    expect(logged()).toEqual([]);
  });

  it('replaces the old recipe, and starts again from the first attempt', async () => {
    const kitchen = await startFailing(3);
    kitchen.request();
    expect(kitchen.context).toMatchObject({ attempt: 1, recipe: FAILURE_TEXT });
    await kitchen.call.answer('# New');
    expect(kitchen.context.recipe).toBe('# New');
    kitchen.request();
    await kitchen.call.answer('# Newer');
    expect(kitchen.context.recipe).toBe('# Newer');
    expect(kitchen.state).toEqual({ shown: 'dish' });
  });
});

describe('a failed attempt', () => {
  it('is followed by the next after 1 s, and the second by the third after 2 s', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    await kitchen.call.fail(new Error('no'));
    expect(kitchen.state).toBe('retrying');
    expect(kitchen.isLoading).toBe(true);
    kitchen.clock.increment(999);
    expect(kitchen.calls).toHaveLength(1);
    kitchen.clock.increment(1);
    expect(kitchen.state).toBe('generating');
    expect(kitchen.calls).toHaveLength(2);

    await kitchen.call.fail(new Error('no'));
    kitchen.clock.increment(1999);
    expect(kitchen.calls).toHaveLength(2);
    kitchen.clock.increment(1);
    expect(kitchen.calls).toHaveLength(3);
  });

  it('is the last one when it is the third: the failure text stands, and nothing follows', async () => {
    const kitchen = await startFailing(3);
    expect(kitchen.state).toEqual({ shown: 'failure' });
    expect(kitchen.context).toMatchObject({
      recipe:
        'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.',
      cut: false,
      model: null,
      ingredients: ['eggs', 'rice'],
      notice: { about: 'failure' },
    });
    kitchen.clock.increment(1_000_000);
    expect(kitchen.calls).toHaveLength(3);
  });

  it('does not stand in the way of a later success', async () => {
    const kitchen = await startFailing(2);
    kitchen.clock.increment(2000);
    await kitchen.call.answer('# At last');
    expect(kitchen.state).toEqual({ shown: 'dish' });
    expect(kitchen.context.recipe).toBe('# At last');
  });

  it('replaces an old dish, with its cut and its writer', async () => {
    const kitchen = startRecipe({ ...PAIR, recipe: '# Old', cut: true, model: 'a-model' });
    kitchen.request();
    for (const wait of [1000, 2000, 0]) {
      await kitchen.call.fail(new Error('no'));
      kitchen.clock.increment(wait);
    }
    expect(kitchen.context).toMatchObject({ recipe: FAILURE_TEXT, cut: false, model: null });
  });

  it('is one whose answer is blank', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    await kitchen.call.answer(' \n\u200b ');
    expect(kitchen.state).toBe('retrying');
    expect(logged()).toEqual([
      'Attempt 1 of 3 failed: BlankAnswerError - The answer holds no text.',
    ]);
  });

  it('is logged with its number and its cause', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    await kitchen.call.fail(
      Object.assign(new TypeError('Busy,\ntry  later'), { name: 'ProviderApiError', status: 503 }),
    );
    kitchen.clock.increment(1000);
    await kitchen.call.fail(new TypeError('Failed to fetch'));
    kitchen.clock.increment(2000);
    await kitchen.call.fail('a text');
    expect(logged()).toEqual([
      'Attempt 1 of 3 failed: ProviderApiError (HTTP 503) - Busy, try later',
      'Attempt 2 of 3 failed: TypeError - Failed to fetch',
      'Attempt 3 of 3 failed: Error - a text',
    ]);
  });
});

describe('the time limit', () => {
  it('ends an attempt after 60 s, aborts its call and counts it as failed', () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.clock.increment(59_999);
    expect(kitchen.state).toBe('generating');
    expect(kitchen.call.signal.aborted).toBe(false);
    kitchen.clock.increment(1);
    expect(kitchen.state).toBe('retrying');
    expect(kitchen.call.signal.aborted).toBe(true);
    expect(logged()).toEqual([
      'Attempt 1 of 3 failed: TimeoutError - No answer within the time limit.',
    ]);
  });

  it('holds for each attempt anew, so that silence ends after 183 s', () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    for (const step of [60_000, 1_000, 60_000, 2_000, 59_999]) kitchen.clock.increment(step);
    expect(kitchen.state).toBe('generating');
    kitchen.clock.increment(1);
    expect(kitchen.state).toEqual({ shown: 'failure' });
    expect(kitchen.calls).toHaveLength(3);
  });

  it('ends with the attempt: it does not run on in the wait or after an answer', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.clock.increment(59_500);
    await kitchen.call.fail(new Error('no'));
    kitchen.clock.increment(1_000);
    kitchen.clock.increment(59_999);
    expect(kitchen.state).toBe('generating');
    await kitchen.call.answer('# Just in time');
    kitchen.clock.increment(1_000_000);
    expect(kitchen.state).toEqual({ shown: 'dish' });
  });
});

describe('stopping', () => {
  it.each([0, 1, 2])('ends the request at once, with %i failed attempts behind it', async (n) => {
    const kitchen = await startFailing(n);
    kitchen.stop();
    expect(kitchen.state).toBe('collecting');
    expect(kitchen.call.signal.aborted).toBe(n === 0);
    expect(kitchen.context.notice.about).toBe('stop');
    kitchen.clock.increment(1_000_000);
    expect(kitchen.calls).toHaveLength(Math.max(n, 1));
    expect(logged()).toHaveLength(n);
  });

  it.each([
    ['# Old', { shown: 'dish' }],
    [FAILURE_TEXT, { shown: 'failure' }],
  ])('brings back %j', (recipe, state) => {
    const kitchen = startRecipe({ ...PAIR, recipe, model: 'a-model' });
    kitchen.request();
    kitchen.stop();
    expect(kitchen.state).toEqual(state);
    expect(kitchen.context).toMatchObject({ recipe, model: 'a-model' });
  });

  it('leaves an emptied kitchen idle', () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.remove('eggs');
    kitchen.remove('rice');
    kitchen.stop();
    expect(kitchen.state).toBe('idle');
  });

  it('has no effect where nothing is being generated', async () => {
    for (const arrive of [STATES.collecting, STATES['shown.dish'], STATES['shown.failure']]) {
      const kitchen = await arrive?.();
      const before = kitchen?.actor.getSnapshot();
      kitchen?.stop();
      expect(kitchen?.actor.getSnapshot()).toBe(before);
    }
  });
});

describe('a late answer', () => {
  it.each(['answer', 'fail'] as const)('is ignored after a stop (%s)', async (outcome) => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.stop();
    await kitchen.call[outcome]('# Late');
    expect(kitchen.state).toBe('collecting');
    expect(kitchen.context.recipe).toBeNull();
    expect(logged()).toEqual([]);
  });

  it('is ignored after the time limit, and while the next attempt runs', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    const late = kitchen.call;
    kitchen.clock.increment(60_000);
    kitchen.clock.increment(1_000);
    await late.answer('# Late');
    expect(kitchen.state).toBe('generating');
    await kitchen.call.answer('# Right');
    expect(kitchen.context.recipe).toBe('# Right');
  });

  it('is ignored when another request runs', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    const late = kitchen.call;
    kitchen.stop();
    kitchen.request();
    await late.answer('# Late');
    expect(kitchen.state).toBe('generating');
    expect(kitchen.calls).toHaveLength(2);
  });
});

it('fails an attempt as long as nothing is provided to generate with', async () => {
  const actor = createActor(recipeMachine, { clock: new SimulatedClock(), input: PAIR }).start();
  actor.send({ type: 'recipe.request' });
  await waitFor(actor, (snapshot) => snapshot.matches('retrying'));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Attempt 1 of 3 failed: Error - generateRecipe is not provided',
  );
});
