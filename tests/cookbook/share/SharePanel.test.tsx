import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import jsQR from 'jsqr';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { linkMessages } from '../../../src/cookbook/share/linkMessages';
import { shareMessages } from '../../../src/cookbook/share/messages';
import { readSharedRecipe } from '../../../src/cookbook/share/recipeCode';
import { SharePanel, type SharePanelProps } from '../../../src/cookbook/share/SharePanel';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { catchDownloads } from '../../support/catchDownloads';
import { startRecipeViews } from '../../support/recipeViews';
import { startUser } from '../../support/user';

const TEXT = '# Rice & “Peas”: l’été\n\n## Ingredients\n\n- 200 g rice\n\n1. Boil.\n2. Serve.\n';

const { copyOf } = await startRecipeViews();

const RICE: SharePanelProps = {
  recipe: { text: TEXT, cut: false, model: 'a-model', origin: 'request', askedWith: [] },
  document: parseRecipe(TEXT),
  kitchenName: "Saffron's Kitchen",
  renderCopy: () => copyOf(TEXT),
  onDone: (message) => void messages.push(message),
};

const LINE =
  "Written by a-model, a language model, with Saffron's Kitchen. Check allergens and cooking temperatures.";
const MARKDOWN = `${TEXT}\n---\n\n${LINE}\n`;
const PLAIN = `Rice & “Peas”: l’été\n\nIngredients\n\n• 200 g rice\n\n1. Boil.\n2. Serve.\n\n${LINE}\n`;

/** Compressing takes a while on a busy machine. */
const WAIT = { timeout: 4_000 };

let copied: string[];
let messages: string[];

/** A text that does not compress to much less than half. */
const noise = (length: number) => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};

/** Gives the browser a way to do something, or takes it away. */
function provide(name: 'clipboard' | 'share', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

beforeEach(() => {
  copied = [];
  messages = [];
  return () => provide('share', undefined);
});

/** @param isOpen whether the visitor has asked for more ways */
function renderPanel(recipe: Partial<SharePanelProps['recipe']> = {}, props = {}, isOpen = true) {
  const user = startUser();
  provide('clipboard', { writeText: async (text: string) => void copied.push(text) });
  const shared = { ...RICE.recipe, ...recipe };
  render(
    <SharePanel {...RICE} {...props} recipe={shared} renderCopy={() => copyOf(shared.text)} />,
  );
  if (isOpen) fireEvent.click(screen.getByRole('button', { name: 'More ways' }));
  return {
    user,
    /** Presses a button and waits for the message that the panel hands on. */
    async press(name: string, message: string) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(messages).toEqual([message]), WAIT);
    },
  };
}

/** Reads the recipe of a link to this page. */
function readLink(link: string | undefined) {
  const { origin, pathname, hash } = new URL(link ?? '');
  expect(origin + pathname).toBe('http://localhost:3000/');
  const { text, cut, model } = readSharedRecipe(hash.replace('#recipe=', ''));
  return { text, cut, model };
}

it('rare ways come with one more press, and the first of them takes the focus', async () => {
  const { user } = renderPanel({}, {}, false);
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const usual = ['Copy', 'Share a link', 'Print', 'Download'];
  expect(names()).toEqual([...usual, 'More ways']);
  await user.click(screen.getByRole('button', { name: 'More ways' }));
  expect(names()).toEqual([...usual, 'QR code', 'Copy markdown', 'Copy for Mealie or Tandoor']);
  expect(screen.getByRole('button', { name: 'QR code' })).toHaveFocus();
});

describe('Copy markdown ends with a line that says who wrote the recipe', () => {
  const check = 'Check allergens and cooking temperatures.';
  it.each<[string, Partial<SharePanelProps['recipe']>]>([
    [LINE, {}],
    [`A sample recipe from Saffron's Kitchen. ${check}`, { model: null }],
    [
      `Written by a-model, a language model, with Saffron's Kitchen. The model stopped early, so the end may be missing. ${check}`,
      { cut: true },
    ],
    [
      `Shared with Saffron's Kitchen. According to its link, “\u2068\\[a\\](//b) \\*c\\* d_e\u2069”, a language model, wrote it. ${check}`,
      { origin: 'shared', model: '[a](//b) *c* d_e' },
    ],
    [
      `Shared with Saffron's Kitchen. According to its link, it is a sample recipe. ${check}`,
      { origin: 'shared', model: null },
    ],
    [
      `From a cookbook in Saffron's Kitchen, according to which “\u2068a-model\u2069”, a language model, wrote it. ${check}`,
      { origin: 'cookbook' },
    ],
  ])('%s', async (line, recipe) => {
    const { press } = renderPanel(recipe);
    await press('Copy markdown', 'Copied as markdown');
    expect(copied).toEqual([`${TEXT}\n---\n\n${line}\n`]);
  });
});

it.each([
  ['Copy markdown', 'Recipe as markdown', MARKDOWN],
  ['Copy', 'Recipe as text', PLAIN],
])(
  '%s shows the text to copy by hand below its button if the browser refuses',
  async (name, label, text) => {
    const { user } = renderPanel();
    const refused = refuse('NotAllowedError');
    provide('clipboard', { write: refused, writeText: refused });
    await user.click(screen.getByRole('button', { name }));
    const field: HTMLTextAreaElement = await screen.findByRole('textbox', { name: label });
    expect(field).toHaveValue(text);
    expect(screen.getByText(shareMessages.copyByHand).closest('[tabindex]')).toHaveFocus();
    expect(field.closest('li')).toContainElement(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await user.click(field);
    expect(field.selectionEnd - field.selectionStart).toBe(text.length);
    expect(messages).toEqual([]);
  },
);

describe('Copy gives formatted and plain text', () => {
  async function copy(text: string) {
    const items: Record<string, Blob>[] = [];
    vi.stubGlobal('ClipboardItem', function Item(parts: Record<string, Blob>) {
      return parts;
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { press } = renderPanel({ text });
    provide('clipboard', { write: async (written: never[]) => void items.push(...written) });
    await press('Copy', 'Copied');
    const [item] = items;
    const read = async (type: string) => new Response(await item?.[type]?.arrayBuffer()).text();
    return { html: await read('text/html'), plain: await read('text/plain') };
  }

  it('of headings, lists, tables, links and tasks, without any marks of markdown', async () => {
    const { html, plain } = await copy(
      '# Rice *and* peas\n\nA [dish](https://a.example/)  \nof `old`.\n\n- [x] 200 g rice\n- peas\n  1. fresh\n\n3. **Boil.**\n4. Serve.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n> Good[^1]\n\n[^1]: Note.\n\n```\ncode\n```',
    );
    expect(plain).toBe(
      `Rice and peas\n\nA dish\nof old.\n\n• ☑ 200 g rice\n• peas\n   1. fresh\n\n3. Boil.\n4. Serve.\n\na\tb\n1\t2\n\nGood[1]\n\ncode\n\nFootnotes\n\n1. Note.\n\n${LINE}\n`,
    );
    expect(html).toContain('<em>and</em>');
    expect(html).toContain('<a href="https://a.example/">dish</a>');
    expect(html).toContain('<ol start="3">');
    expect(html).not.toMatch(/class|style|target|href="#|<input/);
    expect(html).toContain(`<hr><p>${LINE}</p>`);
  });

  it('of a text that is too long to be parsed, with its line breaks', async () => {
    const { html, plain } = await copy(`# Soup\n\n1. Boil.\nx x${' '.repeat(33_000)}`);
    expect(plain).toMatch(/^# Soup\n\n1\. Boil\.\nx x/);
    expect(html).toMatch(/^<p># Soup<br><br>1\. Boil\.<br>x x/);
  });

  it('of nothing that a hostile text could do elsewhere', async () => {
    const { html } = await copy(
      '<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](https://evil.example/y.png) <script>alert(1)</script>',
    );
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    expect([...body.querySelectorAll('*')].map(({ tagName }) => tagName).sort()).toEqual([
      'HR',
      'P',
      'P',
      'SECTION',
      'SPAN',
      'SPAN',
    ]);
  });

  it('or only the plain text in a browser that copies no other', async () => {
    const { press } = renderPanel();
    await press('Copy', 'Copied');
    expect(copied).toEqual([PLAIN]);
  });
});

describe('Share gives a link that holds the recipe', () => {
  const recipe = { text: RICE.recipe.text, cut: true, model: 'a-model' };

  it('by the sheet of the system', async () => {
    const share = vi.fn(async (_: ShareData) => {});
    provide('share', share);
    const { press } = renderPanel({ cut: true });
    await press('Share a link', '');
    await waitFor(() => expect(share).toHaveBeenCalledOnce(), WAIT);
    const [data] = share.mock.calls[0] ?? [];
    expect(data).toEqual({ title: 'Rice & “Peas”: l’été', url: expect.any(String) });
    expect(readLink(data?.url)).toEqual(recipe);
    expect(copied).toEqual([]);
  });

  it.each([
    ['missing', undefined],
    ['broken', refuse('NotAllowedError')],
  ])('by the clipboard if the sheet is %s', async (_, sheet) => {
    provide('share', sheet);
    const { press } = renderPanel({ cut: true });
    await press('Share a link', 'Link copied');
    expect(readLink(copied[0])).toEqual(recipe);
  });

  it('by a field if the clipboard fails too', async () => {
    const { user } = renderPanel({ cut: true });
    provide('clipboard', { writeText: refuse('NotAllowedError') });
    await user.click(screen.getByRole('button', { name: 'Share a link' }));
    const field: HTMLTextAreaElement = await screen.findByRole('textbox', {
      name: 'Link to the recipe',
    });
    expect(readLink(field.value)).toEqual(recipe);
  });

  it('unless the visitor closes the sheet', async () => {
    const sheet = vi.fn(refuse('AbortError'));
    provide('share', sheet);
    const { user } = renderPanel();
    await user.click(screen.getByRole('button', { name: 'Share a link' }));
    await waitFor(() => expect(sheet).toHaveBeenCalledOnce(), WAIT);
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect([messages, copied]).toEqual([[], []]);
  });

  it.each([
    ['for chat programs', [...Array(1_500).keys()].map((n) => (n * 7919) % 9973).join(' ')],
    ['to be read', 'soup '.repeat(20_000)],
  ])('unless it would be too long %s', async (_, text) => {
    const { press } = renderPanel({ text });
    await press('Share a link', linkMessages.tooLong);
    expect(copied).toEqual([]);
  });
});

describe('a QR code', () => {
  /** What a camera reads off the drawn modules, each four pixels wide. */
  function scan(picture: HTMLElement): string | undefined {
    const size = 4 * Number(picture.getAttribute('viewBox')?.split(' ')[2]);
    const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
    for (const [, x, y] of picture
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? []) {
      for (let pixel = 0; pixel < 16; pixel += 1) {
        const row = 4 * Number(y) + Math.floor(pixel / 4);
        pixels.set([0, 0, 0], (row * size + 4 * Number(x) + (pixel % 4)) * 4);
      }
    }
    return jsQR(pixels, size, size)?.data;
  }

  it.each([
    ['common', 300],
    ['longest', 705],
  ])('holds the whole link of the %s size', async (_, length) => {
    const text = `# Rice\n\n${noise(length)}`;
    const { user } = renderPanel({ text });
    await user.click(screen.getByRole('button', { name: 'QR code' }));
    const link = scan(await screen.findByRole('img', { name: shareMessages.qrCodeName }));
    expect(readLink(link).text).toBe(text);
  });

  it('comes below its button, above the other ways, and a second press takes it away', async () => {
    const { user } = renderPanel();
    const button = screen.getByRole('button', { name: 'QR code' });
    await user.click(button);
    const code = await screen.findByRole('img', { name: shareMessages.qrCodeName });
    expect(button.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const markdown = screen.getByRole('button', { name: 'Copy markdown' });
    expect(code.compareDocumentPosition(markdown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button);
    expect(code).not.toBeInTheDocument();
  });

  it('is offered for links of up to 1,000 characters', () => {
    renderPanel({ text: noise(1_500) });
    expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull();
  });
});

it('Download gives the markdown as a file, and releases it after a minute', () => {
  const { files, released } = catchDownloads();
  renderPanel();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(files.map((file) => [file.name, file.file.type, file.file.size])).toEqual([
    ['rice-peas-lété.md', 'text/markdown;charset=utf-8', new TextEncoder().encode(MARKDOWN).length],
  ]);
  expect(messages).toEqual(['Downloaded rice-peas-lété.md']);
  vi.advanceTimersByTime(59_999);
  expect(released).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(released).toEqual(['blob:1']);
});

it('Print prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { press } = renderPanel();
  await press('Print', '');
  expect(print).toHaveBeenCalledOnce();
});

it('Copy for Mealie or Tandoor gives structured data', async () => {
  const { press } = renderPanel();
  await press('Copy for Mealie or Tandoor', 'Copied for recipe managers');
  expect(JSON.parse(copied[0] ?? '')).toMatchObject({
    recipeIngredient: ['200 g rice'],
    creditText: LINE,
  });
});

it('Copy for Mealie or Tandoor says which parts it did not find', async () => {
  const { press } = renderPanel({}, { document: parseRecipe('x') });
  await press(
    'Copy for Mealie or Tandoor',
    'Not copied. This recipe has no clear title, list of ingredients, or steps. Copy the text instead.',
  );
  expect(copied).toEqual([]);
});
