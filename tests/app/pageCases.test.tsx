import 'fake-indexeddb/auto';
import { act, cleanup, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinBrowser } from '../../src/app/joinBrowser';
import { restore } from '../../src/app/restore';
import { aRecipe, renderApp } from '../support/renderApp';
import { settle } from '../support/settle';
import { startWriting } from '../support/startWriting';

const TEXT = '# Soup\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Serve.';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a browser’s storage that never answers is given up after some seconds', {
  tags: 'rare',
}, async () => {
  const { open } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory) {
    return Object.create(open.call(new IDBFactory(), 'never'), {
      addEventListener: { value: () => {} },
    });
  });
  const { user, wait, button } = await renderApp({ kitchen: { recipe: aRecipe(TEXT) } });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await act(() => settle());
  await vi.waitFor(() => {
    wait(5_000);
    screen.getByText(/^This may not have happened\. This browser's storage isn't answering\./);
  });
  expect(button('Save')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Soup' })).toBeVisible();
});

describe('a phone', () => {
  it('that was locked for longer than a timer runs says at once how long it is over', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    });
    const simmer = aRecipe('# Soup\n\n## Method\n\n1. Simmer the pot for 10 minutes.\n2. Serve.');
    const { button } = await renderApp({ kitchen: { recipe: simmer } });
    act(() => button('Start a timer for 10 minutes').click());
    await act(() => settle());
    // The clock goes on, and no timer of the page fires.
    vi.setSystemTime(Date.now() + 12 * 60_000);
    act(() => void vi.advanceTimersByTime(1_000));
    const bar = within(screen.getByRole('region', { name: 'Timers' }));
    expect(bar.getByRole('listitem')).toHaveTextContent(/2:01 over|2:00 over/);
  });

  it('that drops the page while the camera is open finds the list again', async () => {
    const { app, user, input } = await renderApp({ kitchen: { ingredients: ['eggs', 'rice'] } });
    const leave = joinBrowser(app);
    await user.type(input(), 'tea{Enter}');
    // The browser ends the page without a word.
    cleanup();
    expect(restore().kitchen?.ingredients).toEqual(['eggs', 'rice', 'tea']);
    leave();
  });
});

/** As a browser's translation: each text moves into an element of its own. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    if (node.parentElement?.localName === 'font' || !node.data.trim()) continue;
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(node);
  }
}

describe('a page that others change', () => {
  it('a translated page works in every state', async () => {
    const { user, button, items, answer, fail, wait, app, log } = await renderApp({
      kitchen: { ingredients: ['eggs', 'rice'] },
    });
    const states: string[] = [];
    const look = () => {
      states.push(JSON.stringify(app.recipe.getSnapshot().value).replace(/"/g, ''));
      act(translate);
    };
    look();
    await user.click(button('Remove eggs'));
    look();
    await user.click(button('Undo'));
    for (const type of ['offline', 'online']) {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(type === 'online');
      act(() => void dispatchEvent(new Event(type)));
      look();
    }
    await user.click(button('Get a recipe'));
    look();
    await user.click(button('Stop'));
    await user.click(button('Get a recipe'));
    for (const pause of [1_000, 2_000, 0]) {
      await fail();
      look();
      wait(pause);
      look();
    }
    expect(screen.getByText(/after multiple attempts/)).toBeVisible();
    await user.click(button('Try again'));
    await answer('# A dish\n\n- [ ] eggs\n\nRest it.[^1]\n\n[^1]: Well.', { cut: true });
    look();
    await user.click(button('Start over'));
    look();
    await user.click(button('Undo'));
    look();
    expect(screen.getByRole('heading', { name: 'A dish' })).toBeVisible();
    expect(items()).toEqual(['eggs', 'rice']);
    await user.click(button('More'));
    await user.click(button('Three ideas'));
    const ideas = ['Omelette', 'Fried rice'].map((title) => ({
      title,
      minutes: 15,
      foods: ['eggs'],
      words: '',
    }));
    await answer('ideas', { ideas });
    look();
    const change = (allergens: ['eggs'] | []) => {
      const { preferences } = app.kitchen.getSnapshot().context;
      act(() => app.kitchen.changePreferences({ ...preferences, allergens }));
      look();
    };
    change(['eggs']);
    expect(screen.getByText('2 ideas left out: they contain eggs.')).toBeVisible();
    change([]);
    expect(screen.getByRole('heading', { name: 'Omelette' })).toBeVisible();
    expect(new Set(states.map((state) => state.replace(/^\{|:.*\}$/g, '')))).toEqual(
      new Set(['idle', 'collecting', 'generating', 'retrying', 'shown']),
    );
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/^Attempt 1/),
      expect.stringMatching(/^Attempt 2/),
      expect.stringMatching(/^Attempt 3/),
    ]);
  });

  it('a recipe goes on while the browser translates it', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance', 'Date'],
    });
    const page = await startWriting();
    const pieces = [
      '# Fried rice\n\nServes 2\n\n',
      '## Ingredients\n\n- 2 eggs\n',
      '- 200 g rice\n\n## Method\n\n1. Boil.\n',
    ];
    for (const piece of pieces) {
      await page.write(piece);
      translate();
    }
    await page.end(`${pieces.join('')}2. Serve.`);
    expect(page.pane()).toHaveTextContent(/Fried rice.*200 g rice.*Serve\./);
    expect(page.pane()).not.toHaveTextContent('could not be shown');
  });
});

it('a recipe in two languages has its list and its steps once', async () => {
  const english = '# Pea omelette\n\nServes 2\n\n## Ingredients\n\n- 4 eggs\n- 100 g peas\n\n';
  const german = '# Erbsenomelett\n\nFür 2\n\n## Zutaten\n\n- 4 Eier\n- 100 g Erbsen\n\n';
  const text = `${english}## Method\n\n1. Beat the eggs.\n2. Cook.\n\n---\n\n${german}## Zubereitung\n\n1. Eier verquirlen.\n2. Garen.`;
  await renderApp({ kitchen: { recipe: aRecipe(text) } });
  await act(() => settle());
  expect(screen.getAllByRole('checkbox').map((box) => box.ariaLabel)).toEqual([
    'Ingredient: 4 eggs',
    'Ingredient: 100 g peas',
    'Step 1',
    'Step 2',
  ]);
});

/** On a busy machine, the cookbook's code arrives late. */
const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};

it.each<[title: string, spoil: () => void, why: RegExp]>([
  [
    'forbids all storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, name, 'get').mockImplementation(refuse);
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
      vi.spyOn(IDBFactory.prototype, 'databases').mockImplementation(refuse);
    },
    /^Not saved\. This browser doesn't let the page store anything/,
  ],
  [
    'has no storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, name, 'get').mockReturnValue(undefined as never);
      vi.stubGlobal('indexedDB', undefined);
    },
    /^Not saved\. This browser can't store a cookbook/,
  ],
  [
    'has no room',
    () => {
      const full = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(full);
    },
    /^Not saved\. There's no room left/,
  ],
])(
  'in a browser that %s the page works, and says what it cannot save',
  async (_, spoil, why) => {
    spoil();
    const kitchen = { ingredients: ['eggs', 'rice'], recipe: aRecipe(TEXT) };
    const { user, button, input, app } = await renderApp({ kitchen });
    await user.type(input(), 'tea{Enter}');
    expect(app.kitchen.getSnapshot().context.ingredients).toEqual(['eggs', 'rice', 'tea']);
    expect(await screen.findByText(/can't keep your list/, { selector: 'span' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(why)).toBeVisible();
    expect(button('Save')).toBeVisible();
    await user.click(button('Remove tea'));
    expect(app.kitchen.getSnapshot().context.ingredients).toEqual(['eggs', 'rice']);
  },
  30_000,
);
