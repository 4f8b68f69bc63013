// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { FAILURE_TEXT, type Kitchen, recipeMachine } from '../../machines/recipeMachine';
import { linkTo } from '../../src/browser/address/recipe';
import { watchForRecipe } from '../../src/browser/address/watchForRecipe';
import { writeRecipe } from '../../src/share/link';
import { openShared } from '../../src/share/openShared';
import { readAttacks } from '../hostile/readCases';

/** The recipes that have come into the pane. */
let sent: Partial<Kitchen>[];
let told: string[];

beforeEach(() => {
  sent = [];
  told = [];
  history.replaceState(null, '', '/some/where/?a=1');
});

const ready = Promise.resolve();
function open(parts: Promise<unknown> = ready) {
  const actor = createActor(recipeMachine).start();
  let last = actor.getSnapshot().context.notice;
  actor.subscribe(({ context: { notice, recipe, cut, model, origin } }) => {
    if (notice !== last) sent.push({ recipe, cut, model, origin });
    last = notice;
  });
  return openShared(actor, (news) => void told.push(news), parts);
}

async function visit(recipe: string, model: string | null = null) {
  location.hash = `recipe=${await writeRecipe({ recipe, cut: false, model })}`;
}

const event = (recipe: string): Partial<Kitchen> => ({
  origin: 'shared',
  recipe,
  cut: false,
  model: null,
});

it('opens what the address carries, and cleans the address of that alone', async () => {
  await visit('# Rice');
  await open();
  expect(sent).toEqual([event('# Rice')]);
  expect(location.href).toBe('http://localhost:3000/some/where/?a=1');
  await open();
  expect(sent).toHaveLength(1);
});

it('cleans the address of a link that is broken, and says so', async () => {
  location.hash = 'recipe=1.AAAA.end';
  await open();
  expect(sent).toEqual([]);
  expect(told).toEqual(['The link to the shared recipe is broken. Copy it once more, all of it.']);
  expect(location.href).toBe('http://localhost:3000/some/where/?a=1');
});

it.each([' \n\u200b', FAILURE_TEXT])(
  'says so of a link whose text is no recipe: %j',
  async (text) => {
    await visit(text);
    await open();
    expect([sent, told]).toEqual([[], ['The link holds no recipe.']]);
  },
);

it('leaves any other fragment alone', async () => {
  location.hash = 'user-content-fn-1';
  await open();
  expect([sent, told, location.hash]).toEqual([[], [], '#user-content-fn-1']);
});

it('waits a while for what renders the recipe, and opens it without', async () => {
  let arrive = () => {};
  const parts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await visit('# Rice');
  const opening = open(parts);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
  arrive();
  await opening;
  expect(sent).toEqual([event('# Rice')]);
});

it('opens the later one of two links', async () => {
  let arrive = () => {};
  await visit('# First');
  const first = open(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await visit('# Second');
  await open();
  arrive();
  await first;
  expect(sent).toEqual([event('# Second')]);
});

it('hands every hostile text on as the text that it is', async () => {
  const texts = readAttacks().flatMap(({ cases }) => cases);
  for (const text of texts) {
    await visit(text);
    await open();
  }
  expect(sent).toEqual(texts.map((text) => event(text.toWellFormed())));
  expect(told).toEqual([]);
});

describe('the address', () => {
  it('is watched for a recipe from the beginning and for each later link', async () => {
    let calls = 0;
    await visit('# Rice');
    const unwatch = watchForRecipe(() => {
      calls += 1;
    });
    expect(calls).toBe(1);
    dispatchEvent(new Event('hashchange'));
    expect(calls).toBe(2);
    location.hash = 'elsewhere';
    dispatchEvent(new Event('hashchange'));
    unwatch();
    await visit('# Soup');
    dispatchEvent(new Event('hashchange'));
    expect(calls).toBe(2);
  });

  it.each(['/', '/some/where/?a=1', '/x?', '/x#', '/x?a=1#elsewhere'])(
    'lends a link %j without its query and fragment',
    (address) => {
      history.replaceState(null, '', address);
      const path = address.replace(/[?#].*/, '');
      expect(linkTo('1.ab-_c.end')).toBe(`http://localhost:3000${path}#recipe=1.ab-_c.end`);
    },
  );
});
