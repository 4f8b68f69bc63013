import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Wish } from '../../machines/recipe/request';
import { exceedsParserLimits } from '../../src/reading/document/markdown/exceedsParserLimits';
import { readIdeas } from '../../src/reading/lines/ideas/readIdeas';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, PREFERENCES } from '../support/renderApp';
import { settle } from '../support/settle';
import { startWriting } from '../support/startWriting';

const [TITLE, LIST, METHOD, END] = [
  '# Fried rice\n\nA quick supper.\n\nServes 2 · 20 minutes\n\n',
  '## Ingredients\n\n- 2 eggs\n- 200 g rice\n- 30 g butter\n\n',
  '## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the eggs in the butter.\n',
  '3. Serve it.\n',
];

beforeAll(provideDialogs);
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance', 'Date'],
  });
  sessionStorage.clear();
  return () => vi.useRealTimers();
});

it('a recipe is in its final place from its first line on, and its end replaces no element and leaves the focus where it is', async () => {
  const page = await startWriting();
  expect(page.pane()).toHaveTextContent('Generating recipe...');
  await page.write(TITLE);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Fried rice');
  expect(screen.getByRole('heading', { name: /Recommends:$/ })).toBeVisible();
  expect(screen.getByText('Generating recipe...')).toBeVisible();
  const about = screen.getByText('A quick supper.');
  await page.write(LIST);
  expect(screen.getByText('A quick supper.')).toBe(about);
  await page.write(METHOD);
  const inPane = (names: string) => [...page.pane().querySelectorAll(names)];
  const before = inPane('h3, h4, li, p:not([class])');
  const inLine = screen.getByText(/^You still need /);
  inLine.focus();
  await page.end(TITLE + LIST + METHOD + END);
  expect(page.pane()).toHaveTextContent("Saffron's Kitchen Recommends:");
  const after = inPane('h3, h4, li, p:not([class])');
  expect(before.filter((element) => !after.includes(element)).map((e) => e.outerHTML)).toEqual([]);
  expect(inLine).toHaveFocus();
});

it('what a recipe says that it does not use stays in view while the model writes it, and goes if the page says the opposite', async () => {
  const page = await startWriting();
  const text = `${TITLE + LIST + METHOD}\n## Not used\n\nrice\n`;
  await page.write(`${text}\n`);
  expect(page.pane()).toHaveTextContent('Not used');
  await page.end(text);
  expect(page.pane()).not.toHaveTextContent('Not used');
});

it('an answer that comes whole is read once, and only shows when it is finished and checked', async () => {
  const page = await startWriting({ allergens: ['milk'] });
  const text = `${TITLE + LIST + METHOD + END}4. Eat it.\n`;
  const parses = vi.mocked(exceedsParserLimits).mockClear();
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => {
    const { textContent } = page.pane();
    if (textContent?.includes('butter')) shown.push(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await page.writeWhole(text);
  await page.end(text);
  observer.disconnect();
  expect(shown[0]).toContain('Contains milk: butter.');
  expect(shown.filter((words) => words?.includes('Still being written'))).toEqual([]);
  expect(parses.mock.calls.filter(([parsed]) => parsed.includes('butter'))).toHaveLength(1);
});

vi.mock('../../src/reading/document/markdown/exceedsParserLimits', { spy: true });

it('nothing is measured while React shows the first line', async () => {
  const page = await startWriting();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('scheduler', { yield: async () => {} });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const look = vi.spyOn(window, 'scrollY', 'get');
  await page.write(TITLE + LIST, 50);
  expect(page.pane()).toHaveTextContent('200 g rice');
  expect([measure, look].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(frames).not.toEqual([]);
});

it('is safe while it grows: each whole line has its mark, and the page says nothing of what it has not found', async () => {
  const page = await startWriting({ allergens: ['milk', 'nuts'] });
  const box = () => screen.getByRole('region', { name: 'Allergy and diet check' });
  await page.write(TITLE);
  expect(box()).toHaveTextContent(/^Still being written\. Not fully checked\.$/);
  for (const words of `${LIST}${METHOD}`.split(/(?<=\s)/)) {
    await page.write(words);
    expect(page.pane().textContent).not.toMatch(/no mention/i);
    for (const line of page.pane().querySelectorAll('li:has(input)'))
      if (line.textContent?.includes('butter'))
        expect(line).toHaveTextContent('butter (contains milk)');
  }
  expect(box()).toHaveTextContent('Contains milk: butter.Still being written.');
  expect(page.status()).toContain('Contains milk: butter.');
  await page.end(TITLE + LIST + METHOD + END);
  expect(box()).toHaveTextContent('Contains milk: butter.');
  expect(box()).toHaveTextContent('no mention of nuts');
  expect(box()).not.toHaveTextContent('Still being written');
});

it('while it grows, the page also says what it may contain', async () => {
  const page = await startWriting({ allergens: ['celery'] });
  await page.write(`${TITLE}## Ingredients\n\n- 1 stock cube\n- 200 g rice\n`);
  expect(page.status()).toContain('May contain celery: stock cube.');
});

it('a request shows nothing of the recipe before it, from its first moment on', async () => {
  const page = await startWriting();
  await page.write(TITLE);
  await page.end(TITLE + LIST + METHOD + END);
  expect(page.pane()).toHaveTextContent('Fried rice');
  act(() => page.app.kitchen.request());
  expect(page.pane()).not.toHaveTextContent('Fried rice');
  expect(page.pane()).toHaveTextContent('Generating recipe...');
});

it('Stop brings back the recipe that was there', async () => {
  const page = await startWriting({}, SOUP);
  await page.write(TITLE);
  expect(page.pane()).not.toHaveTextContent('Soup');
  act(() => page.button('Stop').click());
  expect(page.pane()).toHaveTextContent('Soup');
  expect(page.pane()).not.toHaveTextContent('Fried rice');
});

/** Part of a recipe has no buttons, and the page has not checked it. */
function expectFragment(pane: HTMLElement) {
  expect(pane).toHaveTextContent('Unfinished recipe');
  expect(pane).toHaveTextContent('200 g rice');
  expect(pane).toHaveTextContent(
    'The end is missing, so this is not completely checked for milk or nuts.',
  );
  for (const name of ['Cook', 'Save', 'More', 'Shopping list'])
    expect(screen.queryByRole('button', { name })).toBeNull();
}

it.each([
  ['its list', `${TITLE}## Ingredients\n\n- 2 eggs\n- 200 g rice\n- 3 cloves`],
  ['the end of its list', TITLE + LIST],
  ['a step', TITLE + LIST + METHOD],
])(
  'without an earlier recipe, all but half a line stays after a stop within %s: without its buttons, and not checked',
  async (_, text) => {
    const page = await startWriting({ allergens: ['milk', 'nuts'] });
    await page.write(text);
    act(() => page.button('Stop').click());
    expectFragment(page.pane());
    // Half of "3 cloves of garlic" would name another food.
    expect(page.pane()).not.toHaveTextContent('cloves');
    act(() => page.app.kitchen.clear());
    expect(page.pane()).toHaveTextContent('');
  },
);

it('after the third broken attempt, the whole lines that came stay below the failure, without buttons and not checked', async () => {
  const page = await startWriting({ allergens: ['milk', 'nuts'] });
  for (const pause of [1_000, 2_000]) {
    await page.breakOff();
    page.wait(pause);
    await act(() => settle());
  }
  expect(screen.getByText('Attempt 3 of 3')).toBeVisible();
  await page.write(TITLE + LIST + METHOD);
  await page.breakOff();
  const failure = screen.getByText('Could not generate recipe after multiple attempts.', {
    exact: false,
  });
  // A screen reader says the failure, and not the lines again.
  expect(failure.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(failure.closest('[aria-live]')).not.toHaveTextContent('200 g rice');
  expectFragment(page.pane());
});

const SOUP = { recipe: aRecipe('# Soup\n\nServes 2', { model: 'a/model' }) };

it.each<[string, Wish]>([
  ['a change', { kind: 'change', words: 'with peas', without: [] }],
  ['another recipe', { kind: 'another', titles: ['Soup'] }],
])('%s grows in place of the recipe, to which a failure leaves a way back', async (_, wish) => {
  const page = await startWriting({}, SOUP, wish);
  await page.write(TITLE + LIST);
  expect(page.pane()).toHaveTextContent('Generating recipe...');
  expect(page.pane()).toHaveTextContent('200 g rice');
  expect(page.pane()).not.toHaveTextContent('Soup');
  for (const pause of [1_000, 2_000, 0]) {
    await page.breakOff();
    page.wait(pause);
    await act(() => settle());
  }
  expect(page.pane()).not.toHaveTextContent('200 g rice');
  act(() => page.button('Back to Soup').click());
  expect(page.pane()).toHaveTextContent('Soup');
});

it('ideas grow as cards, the first two before the third is whole', async () => {
  const page = await startWriting({}, {}, { kind: 'ideas' });
  const titles = () =>
    screen.queryAllByRole('heading', { level: 3 }).map((one) => `${one.textContent}`);
  const ideas =
    '1. Omelette — 15 minutes — eggs\n2. Fried rice — 20 minutes — rice, eggs\n3. Pea soup — 30 minutes — peas';
  const cards = new Set<string>();
  await page.write('\n');
  await act(() => vi.dynamicImportSettled());
  for (const words of ideas.split(/(?<=\s)/)) {
    await page.write(words);
    cards.add(titles().toSorted().join());
  }
  expect(cards).toEqual(new Set(['', 'Fried rice,Omelette']));
  expect(page.pane()).toHaveTextContent('15 min');
  const [first] = screen.getAllByRole('heading', { level: 3 });
  await page.end(ideas, { ideas: readIdeas(ideas, false) });
  expect(titles().toSorted()).toEqual(['Fried rice', 'Omelette', 'Pea soup']);
  expect(first).toBeInTheDocument();
});

it('a visitor who wants no motion sees only whole lines', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduced-motion/.test(query) }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await startWriting();
  await page.write(`${TITLE + LIST}## Method\n\n1. Boil the`);
  expect(page.pane()).toHaveTextContent('30 g butter');
  expect(page.pane()).not.toHaveTextContent('Boil');
  await page.write(' rice.\n');
  expect(page.pane()).toHaveTextContent('Boil the rice.');
});

it('screen readers hear once that a recipe is written, its name, and that it is ready', {
  tags: 'rare',
}, async () => {
  const page = await startWriting({}, {}, { kind: 'fresh' });
  const heard: string[] = [];
  const isHeard = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const live = element?.closest('[aria-live], [role=status]');
    return live && live.getAttribute('aria-live') !== 'off';
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (isHeard(node) && node.textContent) heard.push(node.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told.filter((words) => words === 'Asking for a recipe')).toHaveLength(1);
  for (const words of (TITLE + LIST + METHOD).split(/(?<=\s)/)) await page.write(words);
  expect(heard).toEqual(['Fried rice']);
  await page.end(TITLE + LIST + METHOD + END);
  observer.disconnect();
  expect(heard.filter((words) => /ready/i.test(words))).toHaveLength(1);
});

type Meanwhile = (page: Awaited<ReturnType<typeof startWriting>>) => unknown;

it.each<[string, number, Meanwhile]>([
  ['goes to the first line, once', 1, () => {}],
  ['stays if the visitor has scrolled', 0, () => vi.stubGlobal('scrollY', 40)],
  [
    'stays if the visitor types',
    0,
    (page) => {
      page.input().focus();
      fireEvent.change(page.input(), { target: { value: 'sal' } });
    },
  ],
  [
    'stays if a dialog is open',
    0,
    async () => {
      act(() => screen.getByRole('button', { name: PREFERENCES }).click());
      await act(() => vi.dynamicImportSettled());
      act(() => within(screen.getByRole('dialog')).getAllByRole('button')[0]?.focus());
    },
  ],
])('on a phone the page %s', { tags: 'rare' }, async (_, times, doMeanwhile) => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /width/.test(query) }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await startWriting();
  await doMeanwhile(page);
  for (const words of [TITLE, LIST, METHOD]) await page.write(words);
  expect(scroll).toHaveBeenCalledTimes(times);
  await page.breakOff();
  page.wait(1_000);
  await act(() => settle());
  await page.write(TITLE);
  expect(scroll).toHaveBeenCalledTimes(times);
  await page.end(TITLE + LIST + METHOD + END);
  expect(scroll).toHaveBeenCalledTimes(times);
});
