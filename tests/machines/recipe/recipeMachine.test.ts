import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { identityOf, MOST_INGREDIENTS } from '../../../machines/kitchen/ingredientList';
import {
  EMPTY_LIST,
  FAILURE_TEXT,
  type Kitchen,
  MOST_EARLIER_RECIPES,
} from '../../../machines/kitchen/kitchen';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { canAsk, recipeMachine } from '../../../machines/recipe/recipeMachine';
import { createKitchen } from '../../../src/kitchen/createKitchen';
import { createNotices } from '../../../src/kitchen/notices';
import { ideasOf, type RecipeDriver, recipeOf, startRecipe } from '../../support/recipeActor';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
const logged = () => log.mock.calls.map(([line]) => line);

const PAIR = { ingredients: ['eggs', 'rice'] };
const RICE = recipeOf('# Rice', { cut: true, askedWith: ['rice'] });
const PIE = recipeOf('# Pie', { model: 'their-model', origin: 'shared' });
const SOUP = recipeOf('# Soup', { origin: 'cookbook' });

const NOTE = recipeOf('I cannot help with that.', { isNote: true });
const IDEAS = ideasOf('Omelette', 'Fried rice');

const STATES: Record<string, (rest?: Partial<Kitchen>) => Promise<RecipeDriver>> = {
  collecting: async () => startRecipe(PAIR),
  'generating.answering.waiting': (rest) => startFailing(0, rest),
  retrying: (rest) => startFailing(1, rest),
  'shown.recipe': async (rest) => startRecipe({ ...PAIR, recipe: RICE, ...rest }),
  'shown.note': async (rest) => startRecipe({ ...PAIR, recipe: NOTE, ...rest }),
  'shown.ideas': async (rest) => startRecipe({ ...PAIR, recipe: IDEAS, ...rest }),
  'shown.failure': (rest) => startFailing(3, rest),
};

async function startFailing(attempts: number, rest: Partial<Kitchen> = {}) {
  const kitchen = startRecipe({ ...PAIR, ...rest });
  await kitchen.requestAndFail(attempts);
  return kitchen;
}

function expectIgnored(kitchen: RecipeDriver, act: () => void) {
  const before = kitchen.everything;
  act();
  for (const [at, one] of kitchen.everything.entries()) expect(one).toBe(before[at]);
}

const kitchenOf = ({
  context: { ingredients, useUp, recipe, failure, earlier },
}: RecipeDriver) => ({
  ingredients,
  useUp,
  recipe,
  failure,
  earlier,
});

describe('the page starts', () => {
  it.each<[string, Partial<Kitchen>]>([
    ['collecting', { ingredients: ['eggs'] }],
    ['shown.recipe', { recipe: RICE }],
    ['shown.recipe', { ...PAIR, recipe: RICE, earlier: [PIE] }],
    ['shown.recipe', { recipe: recipeOf(FAILURE_TEXT) }],
    ['shown.note', { ...PAIR, recipe: NOTE, earlier: [PIE] }],
    ['shown.ideas', { ...PAIR, recipe: IDEAS, earlier: [PIE] }],
    ['shown.failure', { failure: 'forgotten' }],
    ['shown.failure', { ...PAIR, recipe: IDEAS, failure: 'forgotten' }],
    ['shown.failure', { ...PAIR, recipe: RICE, failure: 'forgotten' }],
    ['shown.failure', { ...PAIR, recipe: NOTE, failure: 'forgotten' }],
  ])('%s, with a saved kitchen like %j, and calls nothing', (state, saved) => {
    const kitchen = startRecipe(saved);
    kitchen.clock.increment(1_000_000);
    expect(kitchen.state).toBe(state);
    expect(kitchen.context).toMatchObject(saved);
    expect(kitchen.context.hasArrived).toBe(false);
    expect(kitchen.calls).toEqual([]);
  });
});

describe('the list', () => {
  it('adds each line of a text, trimmed, at the end of the list', () => {
    const kitchen = startRecipe({ ingredients: ['salt'] });
    kitchen.add('  eggs \n rice \r\n\r\n\tflour\u2028milk\rEGGS');
    expect(kitchen.context.ingredients).toEqual(['salt', 'eggs', 'rice', 'flour', 'milk']);
    expect(kitchen.context.notice).toMatchObject({ about: 'duplicates', ingredients: ['eggs'] });
  });

  it('starts with the first ingredient, and is idle again without the last', () => {
    const kitchen = startRecipe();
    kitchen.add('eggs');
    expect(kitchen.state).toBe('collecting');
    kitchen.remove('eggs');
    expect(kitchen.state).toBe('idle');
  });

  it.each(['', '   ', '\t\n', '\u00a0\u3000', '\u200b\u2060', '\ufeff'])('ignores %j', (text) => {
    const kitchen = startRecipe();
    expectIgnored(kitchen, () => kitchen.add(text));
  });

  it.each([
    ['eggs', 'EGGS'],
    ['eggs', '  Eggs '],
    ['cr\u00e8me', 'cre\u0300me'],
    ['Wei\u00dfkohl', 'WEISSKOHL'],
    ['\uff2d\uff29\uff2c\uff2b', 'milk'],
  ])('holds %j once, even when it is added as %j, and says so each time', (known, again) => {
    const kitchen = startRecipe({ ingredients: [known] });
    for (const serial of [1, 2]) {
      kitchen.add(again);
      expect(kitchen.context.ingredients).toEqual([known]);
      expect(kitchen.context.notice).toEqual({ about: 'duplicates', ingredients: [known], serial });
    }
    expect(identityOf(known)).toBe(identityOf(again));
  });

  it('has no limit: 5,000 lines of 100 characters are one paste', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `${index} `.padEnd(100, 'x'));
    const kitchen = startRecipe();
    kitchen.add(lines.join('\n'));
    expect(kitchen.context.ingredients).toEqual(lines);
  });

  it('loses exactly the ingredient that the visitor removes', () => {
    const kitchen = startRecipe({ ingredients: ['egg', 'eggs', 'rice'] });
    kitchen.remove('eggs');
    expect(kitchen.context.ingredients).toEqual(['egg', 'rice']);
    expect(kitchen.context.notice).toMatchObject({ about: 'removal', ingredients: ['eggs'] });
    expectIgnored(kitchen, () => kitchen.remove('Rice'));
  });

  it('puts other words in the place of an ingredient, with one undo', () => {
    const list = { ingredients: ['eggs', 'chicken, pasta', 'rice'] };
    const kitchen = startRecipe(list);
    kitchen.replace('chicken, pasta', ' chicken \npasta');
    expect(kitchen.context.ingredients).toEqual(['eggs', 'chicken', 'pasta', 'rice']);
    expect(kitchen.context.notice).toMatchObject({
      about: 'addition',
      ingredients: ['chicken', 'pasta'],
    });
    kitchen.undo();
    expect(kitchen.context.ingredients).toEqual(list.ingredients);
  });

  it('replaces only what is there; a duplicate takes the other out', () => {
    const kitchen = startRecipe(PAIR);
    expectIgnored(kitchen, () => kitchen.replace('tea', 'coffee'));
    kitchen.replace('eggs', 'RICE');
    expect(kitchen.context.ingredients).toEqual(['rice']);
    expect(kitchen.context.notice).toMatchObject({ about: 'duplicates', ingredients: ['rice'] });
  });
});

describe.each(Object.entries(STATES))('in %s', (name, arrive) => {
  it('the list can change, and the machine stays in its state', async () => {
    const kitchen = await arrive();
    expect(kitchen.state).toBe(name);
    kitchen.add('flour');
    kitchen.remove('eggs');
    expect(kitchen.context.ingredients).toEqual(['rice', 'flour']);
    kitchen.undo();
    expect(kitchen.context.ingredients).toEqual(['eggs', 'rice', 'flour']);
    expect(kitchen.state).toBe(name);
  });

  it('starting over empties the kitchen and stops the request; an undo brings it all back', async () => {
    const kitchen = await arrive({ earlier: [SOUP] });
    const before = kitchenOf(kitchen);
    const calls = kitchen.calls.length;
    kitchen.clear();
    expect(kitchen.state).toBe('idle');
    expect(kitchenOf(kitchen)).toEqual({
      ingredients: [],
      useUp: [],
      recipe: null,
      failure: null,
      earlier: [],
    });
    expect(kitchen.context.notice.about).toBe('clear');
    expectIgnored(kitchen, kitchen.clear);
    kitchen.clock.increment(1_000_000);
    expect(kitchen.calls).toHaveLength(calls);
    if (name.startsWith('generating')) expect(kitchen.call.signal.aborted).toBe(true);

    kitchen.undo();
    expect(kitchenOf(kitchen)).toEqual(before);
    expect(kitchen.context).toMatchObject({ undoable: null, hasArrived: false });
    expect(kitchen.state).toBe(startRecipe(before).state);
  });

  it('a link can report something, which changes only the notice', async () => {
    const kitchen = await arrive();
    const { state, calls } = kitchen;
    const { notice, ...context } = kitchen.context;
    kitchen.notices.say('This link is broken.');
    expect([kitchen.state, kitchen.calls.length]).toEqual([state, calls.length]);
    expect(kitchen.context).toEqual({
      ...context,
      notice: {
        about: 'link',
        text: 'This link is broken.',
        serial: notice.serial + 1,
      },
    });
  });

  it('a recipe can be opened, which stops the request and keeps the list', async () => {
    const kitchen = await arrive();
    const { recipe } = kitchen.context;
    const calls = kitchen.calls.length;
    kitchen.open(PIE);
    expect(kitchen.state).toBe('shown.recipe');
    expect(kitchen.context).toMatchObject({ ...PAIR, recipe: PIE, hasArrived: true });
    expect(kitchen.context.earlier).toEqual(recipe ? [recipe] : []);
    expect(kitchen.context.notice.about).toBe('recipe.opened');
    kitchen.clock.increment(1_000_000);
    expect(kitchen.calls).toHaveLength(calls);
    if (name.startsWith('generating')) expect(kitchen.call.signal.aborted).toBe(true);
  });

  if (name !== 'collecting') {
    it('the visitor can go back to an earlier recipe, which stops the request', async () => {
      const kitchen = await arrive({ recipe: RICE, earlier: [PIE, SOUP] });
      kitchen.goBack(SOUP);
      expect(kitchen.state).toBe('shown.recipe');
      expect(kitchen.context).toMatchObject({ recipe: SOUP, earlier: [RICE, PIE] });
      kitchen.clock.increment(1_000_000);
      expect(kitchen.isLoading).toBe(false);
    });
  }
});

describe('an undo', () => {
  it('takes back the last removal, once, in its place', () => {
    const kitchen = startRecipe({ ingredients: ['eggs', 'rice', 'flour'] });
    kitchen.remove('eggs');
    kitchen.remove('rice');
    kitchen.undo();
    expect(kitchen.context).toMatchObject({ undoable: null, notice: { about: 'undo' } });
    expect(kitchen.context.ingredients).toEqual(['rice', 'flour']);
    expectIgnored(kitchen, kitchen.undo);
  });

  it('is offered until the visitor adds something new', () => {
    const kitchen = startRecipe(PAIR);
    kitchen.remove('eggs');
    kitchen.add('rice');
    expect(kitchen.context.undoable).toMatchObject({ kind: 'removal', gone: ['eggs'] });
    kitchen.add('flour');
    expect(kitchen.context.undoable).toBeNull();
    expectIgnored(kitchen, kitchen.undo);
  });
});

describe('earlier recipes', () => {
  const texts = ({ context }: RecipeDriver) => context.earlier.map(({ text }) => text);

  it('are all that were on the page before, the newest first', async () => {
    const kitchen = startRecipe({ ...PAIR, recipe: RICE });
    kitchen.open(PIE);
    kitchen.request();
    await kitchen.call.answer('# New');
    kitchen.open(SOUP);
    expect(texts(kitchen)).toEqual(['# New', '# Pie', '# Rice']);
    expect(kitchen.context.earlier.slice(1)).toEqual([PIE, RICE]);
  });

  it.each(['request', 'shared', 'cookbook', 'imported'] as const)(
    'have the one that a request replaces, whatever it came from: %s',
    async (origin) => {
      const shown = recipeOf('# Rice', { model: null, origin });
      const kitchen = startRecipe({ ...PAIR, recipe: shown });
      kitchen.request();
      await kitchen.call.answer('# New');
      expect(kitchen.context.earlier).toEqual([shown]);
    },
  );

  it('list a text once, and never the one on the page', async () => {
    const kitchen = startRecipe({ ...PAIR, recipe: RICE });
    kitchen.open(PIE);
    kitchen.request();
    await kitchen.call.answer('# Rice');
    expect(texts(kitchen)).toEqual(['# Pie']);
    kitchen.open(PIE);
    expect(texts(kitchen)).toEqual(['# Rice']);
  });

  it('keep the model and the list of a recipe when a link brings the same text', () => {
    const kitchen = startRecipe({ ...PAIR, recipe: RICE, earlier: [SOUP] });
    const link = (text: string) => recipeOf(text, { model: null, origin: 'shared' });
    kitchen.open(link('# Rice'));
    expect(kitchen.context).toMatchObject({ recipe: RICE, earlier: [SOUP] });
    kitchen.open(link('# Soup'));
    expect(kitchen.context).toMatchObject({ recipe: SOUP, earlier: [RICE] });
  });

  it('are thirty at most: the oldest goes', () => {
    const kitchen = startRecipe({ recipe: RICE });
    for (let count = 1; count <= MOST_EARLIER_RECIPES; count += 1)
      kitchen.open(recipeOf(`${count}`));
    expect(texts(kitchen)).toHaveLength(30);
    expect(texts(kitchen).at(-1)).toBe('# Rice');
    kitchen.open(PIE);
    expect(texts(kitchen)).toHaveLength(30);
    expect(texts(kitchen).at(-1)).toBe('1');
  });
});

it.each(['', ' \n\u200b'])('a recipe that reads %j cannot be opened', async (text) => {
  const kitchen = await startFailing(0);
  expectIgnored(kitchen, () => kitchen.open(recipeOf(text)));
  expect(kitchen.call.signal.aborted).toBe(false);
});

describe('a request', () => {
  it.each([0, 1])('needs more than %i ingredients', (count) => {
    for (const recipe of [null, RICE]) {
      const kitchen = startRecipe({ ingredients: PAIR.ingredients.slice(0, count), recipe });
      expectIgnored(kitchen, kitchen.request);
    }
  });

  it('calls the model once, with the list as it is, and keeps the list through all attempts', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    expect(kitchen.isLoading).toBe(true);
    expect(kitchen.context).toMatchObject({ attempt: 1, notice: { about: 'request.started' } });
    expectIgnored(kitchen, kitchen.request);
    kitchen.add('flour');
    kitchen.remove('eggs');
    await kitchen.call.fail();
    expect(kitchen.isLoading).toBe(true);
    expectIgnored(kitchen, kitchen.request);
    kitchen.clock.increment(1_000);
    expect(kitchen.calls.map(({ ingredients }) => ingredients)).toEqual([
      ['eggs', 'rice'],
      ['eggs', 'rice'],
    ]);
  });

  it('shows the answer as it is, with its model, its time and its request', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    kitchen.add('flour');
    const arrivedAt = 1_790_000_000_000;
    await kitchen.call.answer('# Rice\n', { cut: true, model: 'another-model', arrivedAt });
    expect(kitchen.state).toBe('shown.recipe');
    expect(kitchen.isLoading).toBe(false);
    expect(kitchen.context).toMatchObject({
      recipe: {
        text: '# Rice\n',
        cut: true,
        model: 'another-model',
        origin: 'request',
        askedWith: ['eggs', 'rice'],
        arrivedAt,
      },
      hasArrived: true,
      notice: { about: 'recipe' },
    });
    expect(logged()).toEqual([]);
  });

  it('that was answered with the failure text has not failed', async () => {
    const kitchen = startRecipe(PAIR);
    kitchen.request();
    await kitchen.call.answer(FAILURE_TEXT);
    expect(kitchen.state).toBe('shown.recipe');
    expect(kitchen.context).toMatchObject({ recipe: { text: FAILURE_TEXT }, failure: null });
  });
});

describe('a note, which a model or the sample book gives instead of a recipe', () => {
  it('is an answer, for which the request ends in a state of its own', async () => {
    const kitchen = await startFailing(0, { recipe: RICE });
    await kitchen.call.answer(NOTE.text, { isNote: true });
    expect(kitchen.state).toBe('shown.note');
    expect(kitchen.context).toMatchObject({
      recipe: { text: NOTE.text, isNote: true },
      earlier: [RICE],
      failure: null,
      hasArrived: true,
      notice: { about: 'answer' },
    });
    kitchen.request();
    await kitchen.call.answer('# Soup');
    expect(kitchen.state).toBe('shown.recipe');
  });

  it('has failed if it is blank', async () => {
    const kitchen = await startFailing(0);
    await kitchen.call.answer(' ', { isNote: true });
    expect(kitchen.state).toBe('retrying');
  });

  it('is no recipe when the visitor goes back to it, or opens a link to the same words', () => {
    for (const open of [NOTE, recipeOf(NOTE.text, { origin: 'shared' })]) {
      const kitchen = startRecipe({ ...PAIR, recipe: RICE, earlier: [NOTE] });
      kitchen.open(open);
      expect([kitchen.state, kitchen.context.recipe]).toEqual(['shown.note', NOTE]);
    }
  });
});

describe('a failed attempt', () => {
  it('is followed by the next after 1 s, and the second by the third after 2 s', async () => {
    const kitchen = await startFailing(1);
    kitchen.clock.increment(999);
    expect(kitchen.state).toBe('retrying');
    expect(kitchen.context.notice.about).toBe('attempt.failed');
    kitchen.clock.increment(1);
    expect(kitchen.state).toMatch(/^generating/);
    expect(kitchen.context.attempt).toBe(2);
    await kitchen.call.fail();
    kitchen.clock.increment(1_999);
    expect(kitchen.calls).toHaveLength(2);
    kitchen.clock.increment(1);
    await kitchen.call.answer('# At last');
    expect(kitchen.calls).toHaveLength(3);
    expect(kitchen.state).toBe('shown.recipe');
  });

  it('is logged with its number and its cause', async () => {
    const kitchen = await startFailing(0);
    await kitchen.call.fail(
      Object.assign(new TypeError('Busy,\ntry  later'), { name: 'ProviderApiError', status: 503 }),
    );
    kitchen.clock.increment(1_000);
    await kitchen.call.fail(new TypeError('Failed to fetch'));
    kitchen.clock.increment(2_000);
    await kitchen.call.fail('a text');
    expect(logged()).toEqual([
      'Attempt 1 of 3 failed: ProviderApiError (HTTP 503) - Busy, try later',
      'Attempt 2 of 3 failed: TypeError - Failed to fetch',
      'Attempt 3 of 3 failed: Error - a text',
    ]);
  });
});

describe('after the third failed attempt', () => {
  it('the failure is shown at once, no call follows, and the recipe from before is kept', async () => {
    const kitchen = await startFailing(3, { recipe: RICE, earlier: [PIE] });
    expect(kitchen.state).toBe('shown.failure');
    expect(kitchen.context).toMatchObject({
      ...PAIR,
      recipe: RICE,
      failure: { kind: 'unknown' },
      earlier: [PIE],
      hasArrived: true,
      notice: { about: 'request.failed' },
    });
    kitchen.clock.increment(1_000_000);
    expect(kitchen.calls).toHaveLength(3);
  });

  it('the next request starts with a first attempt, and its answer replaces the failure', async () => {
    const kitchen = await startFailing(3, { recipe: RICE });
    kitchen.request();
    expect(kitchen.context).toMatchObject({ attempt: 1, failure: null });
    await kitchen.call.answer('# New');
    expect(kitchen.state).toBe('shown.recipe');
    expect(kitchen.context).toMatchObject({ recipe: { text: '# New' }, earlier: [RICE] });
  });
});

describe('the phases of an attempt', () => {
  it('are waiting, thinking, writing and checking, as far as the answer has come', async () => {
    const kitchen = await startFailing(0);
    const phases = [kitchen.state];
    for (const tell of ['think', 'grow', 'end'] as const) {
      kitchen.call[tell]();
      phases.push(kitchen.state);
    }
    expect(phases).toEqual([
      'generating.answering.waiting',
      'generating.answering.thinking',
      'generating.answering.writing',
      'generating.answering.checking',
    ]);
    await kitchen.call.answer('# Rice');
    expect(kitchen.state).toBe('shown.recipe');
  });

  it('begin anew with the next attempt, wherever the last one failed', async () => {
    for (const tell of ['think', 'grow', 'end'] as const) {
      const kitchen = await startFailing(0);
      kitchen.call[tell]();
      await kitchen.call.fail();
      expect(kitchen.state).toBe('retrying');
      kitchen.clock.increment(1_000);
      expect(kitchen.state).toBe('generating.answering.waiting');
    }
  });

  it.each(['think', 'grow'] as const)('turn slow after 20 s without a word: %s', async (tell) => {
    const kitchen = await startFailing(0);
    kitchen.call[tell]();
    const before = kitchen.state;
    kitchen.clock.increment(19_999);
    kitchen.call[tell]();
    kitchen.clock.increment(19_999);
    expect(kitchen.state).toBe(before);
    kitchen.clock.increment(1);
    expect(kitchen.state).toBe('generating.answering.slow');
    kitchen.call[tell]();
    expect(kitchen.state).toBe(before);
  });

  it('end in time even if the page does not get done with a whole answer, whose model is not slow', async () => {
    const kitchen = await startFailing(0);
    kitchen.call.end();
    kitchen.clock.increment(59_999);
    expect(kitchen.state).toBe('generating.answering.checking');
    kitchen.clock.increment(1);
    expect(kitchen.state).toBe('retrying');
  });
});

describe('a snapshot that has gone through JSON', () => {
  const AT_REST: Record<string, () => Promise<RecipeDriver>> = {
    idle: async () => startRecipe(),
    ...Object.fromEntries(
      Object.entries(STATES).filter(([state]) => !/^(?:generating|retrying)/.test(state)),
    ),
    'shown.recipe, whose request has arrived': async () => {
      const kitchen = await startFailing(1);
      kitchen.clock.increment(1_000);
      await kitchen.call.answer('# Rice');
      return kitchen;
    },
  };

  it.each(Object.entries(AT_REST))('goes on from %s', async (state, arrive) => {
    const before = await arrive();
    before.add('salt\npepper');
    const { actor, context } = before;
    const atRest = before.rest();
    actor.stop();
    const kitchen = startRecipe(undefined, atRest);
    expect(kitchen.state).toBe(state === 'idle' ? 'collecting' : state.replace(/,.*/, ''));
    expect(kitchen.rest()).toEqual(atRest);

    kitchen.undo();
    expect(kitchen.context.ingredients).toEqual(state === 'idle' ? [] : PAIR.ingredients);
    kitchen.add('salt\npepper');
    kitchen.request();
    expect(kitchen.state).toBe('generating.answering.waiting');
    kitchen.clock.increment(60_000);
    expect(kitchen.state).toBe('retrying');
    kitchen.stop();
    expect(kitchen.isLoading).toBe(false);
    kitchen.clear();
    expect(kitchen.state).toBe('idle');
    kitchen.undo();
    expect(kitchen.context.ingredients.slice(-2)).toEqual(['salt', 'pepper']);
    expect(kitchen.context.recipe?.text).toBe(context.recipe?.text);
  });
});

describe('the time limits', () => {
  it('end an attempt after 60 s of silence, abort its call and count it as failed', async () => {
    const kitchen = await startFailing(0);
    kitchen.clock.increment(59_999);
    expect(kitchen.state).toBe('generating.answering.slow');
    expect(kitchen.call.signal.aborted).toBe(false);
    kitchen.clock.increment(1);
    expect(kitchen.state).toBe('retrying');
    expect(kitchen.call.signal.aborted).toBe(true);
    expect(logged()).toEqual([
      'Attempt 1 of 3 failed: TimeoutError - No answer within the time limit.',
    ]);
  });

  it('are those of the request, through all its attempts', async () => {
    const kitchen = startRecipe(PAIR);
    const limits = { silence: 600_000, total: 1_800_000 };
    kitchen.store.request({ limits });
    await kitchen.call.fail();
    kitchen.clock.increment(1_000);
    kitchen.clock.increment(599_999);
    expect(kitchen.state).toBe('generating.answering.slow');
    kitchen.stop();
    kitchen.request();
    kitchen.clock.increment(60_000);
    expect(kitchen.state).toBe('retrying');
  });

  it('let an answer come as slowly as it likes, as long as it grows and ends within 5 minutes', async () => {
    const kitchen = await startFailing(0);
    for (const step of [59_999, 59_999, 59_999, 59_999, 59_999]) {
      kitchen.clock.increment(step);
      kitchen.call.grow();
    }
    expect(kitchen.calls).toHaveLength(1);
    expect(kitchen.call.signal.aborted).toBe(false);
    kitchen.clock.increment(5);
    expect([kitchen.state, kitchen.call.signal.aborted]).toEqual(['retrying', true]);
    expect(logged()).toEqual([
      'Attempt 1 of 3 failed: TimeoutError - No end of the answer within the time limit.',
    ]);
  });

  it('end the last attempt as a failure if its answer has no end either', async () => {
    const kitchen = await startFailing(2);
    kitchen.clock.increment(2_000);
    for (const step of [59_999, 59_999, 59_999, 59_999, 59_999]) {
      kitchen.clock.increment(step);
      kitchen.call.grow();
    }
    kitchen.clock.increment(5);
    expect([kitchen.state, kitchen.calls.length]).toEqual(['shown.failure', 3]);
  });
});

it.each(['in the wait', 'stopped'])(
  'growth of an answer that the visitor no longer waits for changes nothing: %s',
  async (when) => {
    const kitchen = await startFailing(0);
    const { call } = kitchen;
    if (when === 'in the wait') await call.fail();
    else kitchen.stop();
    expectIgnored(kitchen, call.grow);
  },
);

describe('what the last failed attempt met', () => {
  it.each<[string, (kitchen: RecipeDriver) => unknown, Diagnosis]>([
    [
      'the diagnosis of its error',
      ({ call }) => call.fail(Object.assign(new Error('no'), { diagnosis: { kind: 'noCredit' } })),
      { kind: 'noCredit' },
    ],
    ['unknown for any other error', ({ call }) => call.fail(null), { kind: 'unknown' }],
    ['an answer without text', ({ call }) => call.answer(' '), { kind: 'blankAnswer' }],
    ['the time limit', ({ clock }) => clock.increment(60_000), { kind: 'timedOut' }],
  ])('is %s', async (_, end, diagnosis) => {
    const kitchen = await startFailing(2, { recipe: RICE });
    kitchen.clock.increment(2_000);
    await end(kitchen);
    expect(kitchen.state).toBe('shown.failure');
    expect(kitchen.context.failure).toEqual(diagnosis);
  });
});

describe('a slow model', () => {
  const isSlow = ({ state }: RecipeDriver) => state === 'generating.answering.slow';

  it('is announced once in an attempt, after 20 s of silence, and the attempt goes on', async () => {
    const kitchen = await startFailing(0);
    kitchen.clock.increment(19_999);
    expect([isSlow(kitchen), kitchen.context.notice.about]).toEqual([false, 'request.started']);
    kitchen.clock.increment(1);
    expect([isSlow(kitchen), kitchen.context.notice.about]).toEqual([true, 'answer.delayed']);
    const { serial } = kitchen.context.notice;
    kitchen.clock.increment(39_999);
    expect(kitchen.context.notice.serial).toBe(serial);
    expect(kitchen.call.signal.aborted).toBe(false);
    kitchen.clock.increment(1);
    kitchen.clock.increment(1_000);
    expect([isSlow(kitchen), kitchen.context.attempt]).toEqual([false, 2]);
    kitchen.clock.increment(20_000);
    expect([isSlow(kitchen), kitchen.context.notice.about]).toEqual([true, 'answer.delayed']);
    kitchen.stop();
    kitchen.request();
    expect(isSlow(kitchen)).toBe(false);
  });

  it('is no longer slow once the answer grows, and slow again 20 s later, without a second announcement', async () => {
    const kitchen = await startFailing(0);
    kitchen.clock.increment(20_000);
    const { notice } = kitchen.context;
    kitchen.call.grow();
    expect([isSlow(kitchen), kitchen.call.signal.aborted]).toEqual([false, false]);
    kitchen.clock.increment(19_999);
    expect(isSlow(kitchen)).toBe(false);
    kitchen.clock.increment(1);
    expect(isSlow(kitchen)).toBe(true);
    expect(kitchen.context.notice).toBe(notice);
  });
});

describe('a request that a reload has ended', () => {
  it.each<[string, Partial<Kitchen>]>([
    ['collecting', { ...PAIR, failure: 'forgotten' }],
    ['shown.recipe', { ...PAIR, recipe: RICE, earlier: [PIE] }],
    ['shown.recipe', { ...PAIR, recipe: RICE, failure: 'forgotten' }],
    ['shown.note', { ...PAIR, recipe: NOTE, failure: 'forgotten' }],
    ['shown.ideas', { ...PAIR, recipe: IDEAS, failure: 'forgotten' }],
  ])('leads to %s, and to no older failure (%j)', (state, saved) => {
    const kitchen = startRecipe({ ...saved, interrupted: { kind: 'fresh' } });
    kitchen.clock.increment(1_000_000);
    expect(kitchen.state).toBe(state);
    expect(kitchen.context).toMatchObject({
      ...saved,
      failure: null,
      hasArrived: false,
      notice: { about: 'nothing' },
    });
    expect(kitchen.calls).toEqual([]);
  });

  it('is offered again until the visitor asks, starts over or opens a recipe, whatever the list does', () => {
    const wish = { kind: 'ideas' } as const;
    for (const [end, isOffered] of [
      [(kitchen: RecipeDriver) => kitchen.add('salt'), true],
      [(kitchen: RecipeDriver) => kitchen.undo(), true],
      [(kitchen: RecipeDriver) => kitchen.request(), false],
      [(kitchen: RecipeDriver) => kitchen.clear(), false],
      [(kitchen: RecipeDriver) => kitchen.open(RICE), false],
    ] as const) {
      const kitchen = startRecipe({ ...PAIR, interrupted: wish });
      end(kitchen);
      expect(kitchen.interrupted).toEqual(isOffered ? wish : null);
    }
  });
});

describe('stopping', () => {
  it.each([0, 1, 2])('ends the request at once, after %i failed attempts', async (n) => {
    const kitchen = await startFailing(n);
    kitchen.stop();
    expect(kitchen.state).toBe('collecting');
    expect(kitchen.call.signal.aborted).toBe(n === 0);
    expect(kitchen.context.notice.about).toBe('request.stopped');
    kitchen.clock.increment(1_000_000);
    expect(kitchen.calls).toHaveLength(Math.max(n, 1));
    expect(logged()).toHaveLength(n);
  });

  it.each([
    ['shown.recipe', { recipe: RICE }],
    ['shown.recipe', { recipe: RICE, failure: 'forgotten' }],
    ['shown.note', { recipe: NOTE }],
    ['shown.ideas', { recipe: IDEAS, failure: 'forgotten' }],
    ['collecting', { failure: 'forgotten' }],
  ] as const)('leads to %s, never to an older failure (%j)', async (state, before) => {
    for (const failed of [0, 1]) {
      const kitchen = await startFailing(failed, before);
      kitchen.stop();
      expect(kitchen.state).toBe(state);
      expect(kitchen.context).toMatchObject({ ...before, failure: null, hasArrived: false });
    }
  });

  it('leads to no older failure, even if an undo of a start over has brought its list back', async () => {
    const kitchen = await startFailing(3);
    kitchen.clear();
    const { undoable } = kitchen.context;
    kitchen.add('rice\nbeans');
    kitchen.request();
    kitchen.store.undo(undoable ?? expect.fail());
    kitchen.stop();
    expect([kitchen.state, kitchen.context.failure]).toEqual(['collecting', null]);
  });

  it.each(['collecting', 'shown.recipe', 'shown.note', 'shown.ideas', 'shown.failure'])(
    'has no effect in %s',
    async (state) => {
      const kitchen = await STATES[state]?.();
      if (!kitchen) throw new Error(`There is no way to ${state}.`);
      expectIgnored(kitchen, kitchen.stop);
    },
  );
});

it('without an actor that generates, an attempt fails', async () => {
  const actor = createActor(recipeMachine, { clock: new SimulatedClock() }).start();
  const now = { ...EMPTY_LIST, ...PAIR };
  createKitchen({ recipe: actor, notices: createNotices(actor), now }).request();
  await waitFor(actor, (snapshot) => snapshot.matches('retrying'));
  expect(logged()).toEqual(['Attempt 1 of 3 failed: Error - generateRecipe is not provided']);
});

describe('preferences', () => {
  const VEGAN = { ...NO_PREFERENCES, diet: 'vegan' } as const;

  it.each(Object.keys(STATES))('change in %s, and nothing else does', async (state) => {
    const kitchen = (await STATES[state]?.()) ?? expect.fail();
    const before = kitchen.context;
    kitchen.store.changePreferences(VEGAN);
    expect(kitchen.state).toBe(state);
    expect(kitchen.context).toEqual({ ...before, preferences: VEGAN });
  });

  it.each(['collecting', 'shown.recipe', 'shown.failure'])(
    'that are lost are asked for before a request in %s, and no call is made',
    async (state) => {
      const { context } = (await STATES[state]?.()) ?? expect.fail();
      const onAsk = vi.fn();
      const machine = recipeMachine.provide({ actions: { askForPreferences: () => onAsk() } });
      const input = { ...context, arePreferencesLost: true };
      const actor = createActor(machine, { input }).start();
      const { value } = actor.getSnapshot();
      const kitchen = createKitchen({ recipe: actor, notices: createNotices(actor), now: context });
      for (const wish of [{ kind: 'fresh' }, { kind: 'sample' }] as const)
        kitchen.request({ wish });
      expect(onAsk).toHaveBeenCalledTimes(2);
      // Without a list, the chart is idle at first.
      expect(actor.getSnapshot().value).toEqual(state === 'collecting' ? state : value);
    },
  );

  it('let a request go again as soon as the page knows them, and views hear of that', () => {
    const kitchen = startRecipe({ ingredients: ['eggs'] });
    const onChange = vi.fn();
    // The press that only asks for the preferences needs no list.
    kitchen.actor.select((now) => canAsk(now)).subscribe(onChange);
    for (const arePreferencesLost of [true, false])
      kitchen.actor.send({ type: 'preferences.check', arePreferencesLost });
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    kitchen.add('rice');
    kitchen.request();
    expect(kitchen.calls).toHaveLength(1);
  });

  it('of a request stay the same until it ends, and the next one has the new ones', async () => {
    const kitchen = startRecipe({ ...PAIR, preferences: VEGAN });
    kitchen.request();
    kitchen.store.changePreferences(NO_PREFERENCES);
    await kitchen.call.fail();
    kitchen.clock.increment(1_000);
    await kitchen.call.answer('# Rice');
    kitchen.request();
    expect(kitchen.calls.map(({ preferences }) => preferences)).toEqual([
      VEGAN,
      VEGAN,
      NO_PREFERENCES,
    ]);
  });

  it('outlive starting over and its undo', () => {
    const kitchen = startRecipe({ ...PAIR, preferences: VEGAN });
    kitchen.clear();
    expect(kitchen.context.preferences).toBe(VEGAN);
    kitchen.undo();
    expect(kitchen.context).toMatchObject({ ...PAIR, preferences: VEGAN });
  });
});

it('a list takes 50,000 ingredients, and the notice names those without room', () => {
  const list = Array.from({ length: MOST_INGREDIENTS - 1 }, (_, at) => `food ${at}`);
  const kitchen = startRecipe({ ingredients: list });
  kitchen.store.change({ kind: 'add', text: 'tea\nkiwi\nplum' }, ['Fruit:']);
  expect(kitchen.context.ingredients).toHaveLength(MOST_INGREDIENTS);
  expect(kitchen.context.notice).toMatchObject({
    about: 'addition',
    ingredients: ['tea'],
    leftOut: ['Fruit:', 'kiwi', 'plum'],
  });
  kitchen.store.change({ kind: 'add', text: 'kiwi' });
  expect(kitchen.context.ingredients).toHaveLength(MOST_INGREDIENTS);
});

it('A date stays with its entry through another name, and leaves with it', () => {
  const kitchen = startRecipe({ ingredients: ['pie', 'tea'] });
  kitchen.store.change({ kind: 'date', ingredient: 'pie', day: '2026-11-23' });
  kitchen.replace('pie', 'cake');
  expect(kitchen.context.dates).toEqual([{ entry: 'cake', day: '2026-11-23' }]);
  kitchen.store.change({ kind: 'date', ingredient: 'cake', day: null });
  expect(kitchen.context.dates).toEqual([]);
  kitchen.store.change({ kind: 'date', ingredient: 'tea', day: '2026-11-25' });
  kitchen.remove('tea');
  expect(kitchen.context.dates).toEqual([]);
});
