// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecipe } from '../../src/share/link';
import { SharePanel, type SharePanelProps } from '../../src/share/SharePanel';

const RICE: SharePanelProps = {
  title: 'Rice & “Peas”: l’été',
  outline: () => [
    { kind: 'heading', text: 'Rice', rank: 1, isLeadIn: false, about: null },
    { kind: 'ingredients', items: ['200 g rice'] },
    { kind: 'steps', items: ['Boil.'] },
  ],
  recipe: '# Rice\n\n1. Boil.\n',
  cut: false,
  model: 'a-model',
  origin: 'request',
};

const LINE =
  "Written by a-model, a language model, with Saffron's Kitchen. Check allergens and cooking temperatures.";

const REFUSED = 'The browser does not let the page copy. Copy the text from the field.';

let copied: string[];

/** Gives the browser a clipboard, or one that refuses. */
function provideClipboard(isAllowed = true) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (!isAllowed) throw new DOMException('no', 'NotAllowedError');
        copied.push(text);
      },
    },
  });
}

/** Gives the browser a sheet for sharing, or takes it away. */
function provideSheet(share?: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

beforeEach(() => {
  copied = [];
});

afterEach(() => {
  vi.useRealTimers();
  provideSheet();
});

function renderPanel(props: Partial<SharePanelProps> = {}) {
  const user = userEvent.setup();
  provideClipboard();
  render(<SharePanel {...RICE} {...props} />);
  return {
    user,
    /** Presses a button, and waits for the word on what has come of it, where there is to be one. */
    async press(name: string, outcome = '') {
      await user.click(screen.getByRole('button', { name }));
      if (outcome) await screen.findByText(outcome, {}, { timeout: 4_000 });
      expect(screen.getByRole('button', { name })).toHaveFocus();
    },
  };
}

/** Reads the recipe back out of a link to it. */
async function opened(link = '') {
  const { origin, pathname, search, hash } = new URL(link);
  expect([origin + pathname, search]).toEqual(['http://localhost:3000/', '']);
  return readRecipe(hash.replace('#recipe=', ''));
}

describe('a recipe is copied as markdown, with a line that says what wrote it', () => {
  it.each<[string, Partial<SharePanelProps>, string]>([
    ['of a model', {}, LINE],
    [
      'out of the book',
      { model: null },
      "From the built-in recipe book of Saffron's Kitchen. Check allergens and cooking temperatures.",
    ],
    [
      'that was cut',
      { cut: true },
      "Written by a-model, a language model, with Saffron's Kitchen. The model stopped at its length limit: the end may be missing. Check allergens and cooking temperatures.",
    ],
    [
      'that came with a link',
      { origin: 'shared', model: '[a](//b) *c* d_e' },
      "Shared with Saffron's Kitchen, where its link said that it is by \\[a\\](//b) \\*c\\* d_e, a language model. Check allergens and cooking temperatures.",
    ],
    [
      'that came with a link that names no model',
      { origin: 'shared', model: null },
      "Shared with Saffron's Kitchen, where its link said that it is from the built-in recipe book. Check allergens and cooking temperatures.",
    ],
    [
      'of the cookbook',
      { origin: 'cookbook' },
      "From a cookbook kept with Saffron's Kitchen, which says that it is by a-model, a language model. Check allergens and cooking temperatures.",
    ],
  ])('(one %s)', async (_, props, line) => {
    const { press } = renderPanel(props);
    await press('Copy', 'Copied');
    expect(copied).toEqual([`# Rice\n\n1. Boil.\n\n---\n\n${line}\n`]);
  });
});

it('a copy that the browser refuses is to be had by hand', async () => {
  const { press, user } = renderPanel();
  provideClipboard(false);
  await press('Copy', REFUSED);
  const field: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Recipe as markdown' });
  expect(field).toHaveValue(`# Rice\n\n1. Boil.\n\n---\n\n${LINE}\n`);
  await user.click(field);
  expect(field.selectionEnd - field.selectionStart).toBe(field.value.length);

  provideClipboard();
  await press('Copy', 'Copied');
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('a recipe is shared as a link that has all of it in its fragment', () => {
  it('(copied, where there is no sheet for sharing)', async () => {
    const { press } = renderPanel({ cut: true });
    await press('Share', 'Link copied');
    expect(await opened(copied[0])).toEqual({
      recipe: RICE.recipe,
      cut: true,
      model: 'a-model',
    });
  });

  it('(in the field, where nothing can be copied either)', async () => {
    const { press } = renderPanel();
    provideClipboard(false);
    await press('Share', REFUSED);
    const field: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Link to the recipe' });
    expect(await opened(field.value)).toMatchObject({ recipe: RICE.recipe });
  });

  it('(in the system’s sheet)', async () => {
    const shared: ShareData[] = [];
    provideSheet(async (data) => void shared.push(data));
    const { press } = renderPanel();
    await press('Share');
    await vi.waitFor(() => expect(shared).toHaveLength(1), 4_000);
    expect(shared).toEqual([{ title: RICE.title, url: expect.any(String) }]);
    expect(await opened(shared[0]?.url)).toMatchObject({ recipe: RICE.recipe });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([screen.getByRole('status').textContent, copied]).toEqual(['', []]);
  });

  it('(not at all, where the visitor closes the sheet)', async () => {
    const sheet = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    provideSheet(sheet);
    const { press } = renderPanel();
    await press('Share');
    await vi.waitFor(() => expect(sheet).toHaveBeenCalledOnce(), 4_000);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([screen.getByRole('status').textContent, copied]).toEqual(['', []]);
  });

  it('(copied, where the sheet fails)', async () => {
    provideSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { press } = renderPanel();
    await press('Share', 'Link copied');
    expect(copied).toHaveLength(1);
  });

  it.each([
    [
      'for a link that programs carry',
      [...Array(1_500).keys()].map((n) => (n * 7919) % 9973).join(' '),
    ],
    ['to be opened again', 'soup '.repeat(20_000)],
  ])('(not where it is too long %s)', async (_, recipe) => {
    const { press } = renderPanel({ recipe });
    await press('Share', 'This recipe is too long for a link. Download it instead.');
    expect(copied).toEqual([]);
  });
});

describe('a recipe is downloaded as a file that is named by its title', () => {
  it.each([
    ['Rice & “Peas”: l’été', 'rice-peas-lété.md'],
    ['', 'recipe.md'],
    ['../../etc/passwd\u0000', 'etc-passwd.md'],
    ['サフランと卵のおかゆ', 'サフランと卵のおかゆ.md'],
    ['🧄🧄', 'recipe.md'],
    [`${'very '.repeat(30)}good`, `${'very-'.repeat(12)}`.slice(0, -1).concat('.md')],
    ['x'.repeat(200), `${'x'.repeat(60)}.md`],
  ])('(%j as %s)', async (title, name) => {
    const clicked: { name: string; href: string }[] = [];
    const blobs: Blob[] = [];
    const revoked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push({ name: this.download, href: this.href });
    });
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: (url: string) => revoked.push(url),
    });
    renderPanel({ title });
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Download' }).click());
    expect(clicked).toEqual([{ name, href: 'blob:1' }]);
    expect([blobs[0]?.type, blobs[0]?.size]).toEqual([
      'text/markdown;charset=utf-8',
      new TextEncoder().encode(`# Rice\n\n1. Boil.\n\n---\n\n${LINE}\n`).length,
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(`Downloaded ${name}`);
    expect(revoked).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(revoked).toEqual(['blob:1']);
  });
});

it('a recipe is printed by the browser', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { press } = renderPanel();
  await press('Print');
  expect(printed).toHaveBeenCalledOnce();
});

it('a recipe is copied for recipe managers', async () => {
  const { press } = renderPanel();
  await press('Copy for Mealie or Tandoor', 'Copied for recipe managers');
  expect(JSON.parse(copied[0] ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Rice',
    recipeIngredient: ['200 g rice'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil.' }],
    creditText: LINE,
  });
});

it('nothing is copied for them where its parts cannot be told', async () => {
  const { press } = renderPanel({ outline: () => [{ kind: 'text', text: 'x' }] });
  await press(
    'Copy for Mealie or Tandoor',
    'Nothing copied: a title, a list of ingredients, or steps could not be told for sure. Copy the text instead.',
  );
  expect(copied).toEqual([]);
});

it('each way is a button in a list, and a word on the last one is told anew each time', async () => {
  const { press } = renderPanel();
  const buttons = within(screen.getByRole('list')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Copy',
    'Download',
    'Print',
    'Share',
    'Copy for Mealie or Tandoor',
  ]);
  await press('Copy', 'Copied');
  const first = screen.getByText('Copied');
  await press('Copy');
  await vi.waitFor(() => expect(first).not.toBeInTheDocument(), 4_000);
  expect(screen.getByText('Copied')).toBeInTheDocument();
});
