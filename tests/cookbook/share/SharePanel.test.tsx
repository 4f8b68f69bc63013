import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSharedRecipe } from '../../../src/cookbook/share/linkCode';
import { SharePanel, type SharePanelProps } from '../../../src/cookbook/share/SharePanel';
import * as restWords from '../../../src/words/en/rest';
import { catchDownloads } from '../../support/catchDownloads';
import { startRecipeViews } from '../../support/recipeViews';
import { startUser } from '../../support/user';

const TEXT = '# Rice & “Peas”: l’été\n\n## Ingredients\n\n- 200 g rice\n\n1. Boil.\n2. Serve.\n';

const { copyOf } = await startRecipeViews();

const RICE: SharePanelProps = {
  recipe: { text: TEXT, cut: false, model: 'a-model', origin: 'request', askedWith: [] },
  title: 'Rice & “Peas”: l’été',
  cookbook: { kitchenName: "Saffron's Kitchen" },
  renderCopy: () => copyOf(TEXT),
  onDone: (message) => void messages.push(message),
};

const LINE =
  "Written by a-model, an AI model, with Saffron's Kitchen. Check allergens and cooking temperatures.";
const PLAIN = `Rice & “Peas”: l’été\n\nIngredients\n\n• 200 g rice\n\n1. Boil.\n2. Serve.\n\n${LINE}\n`;

let copied: string[];
let messages: string[];

/** Removes it if there is no value. */
function provide(name: 'clipboard' | 'share', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

beforeEach(() => {
  copied = [];
  messages = [];
  return () => Reflect.deleteProperty(navigator, 'share');
});

function renderPanel(recipe: Partial<SharePanelProps['recipe']> = {}, props = {}) {
  const user = startUser();
  provide('clipboard', { writeText: async (text: string) => void copied.push(text) });
  const shared = { ...RICE.recipe, ...recipe };
  render(
    <SharePanel {...RICE} {...props} recipe={shared} renderCopy={() => copyOf(shared.text)} />,
  );
  return {
    user,
    /** Waits for the message that the panel passes on. */
    async press(name: string, message: string) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(messages).toEqual([message]));
    },
  };
}

function readLink(link: string | undefined) {
  const { origin, pathname, hash } = new URL(link ?? '');
  expect(origin + pathname).toBe('http://localhost:3000/');
  const { text, cut, model } = readSharedRecipe(hash.replace('#recipe=', ''));
  return { text, cut, model };
}

const MARKDOWN_FORM = 'Markdown, for Obsidian and text editors';
const ZIP_FORM = 'For Mealie, Tandoor, Nextcloud Cookbook';

async function exportAs(form: string, ...rest: Parameters<typeof renderPanel>) {
  const { files } = catchDownloads();
  const { user } = renderPanel(...rest);
  await user.click(screen.getByRole('button', { name: 'Print, file…' }));
  await user.click(screen.getByRole('button', { name: form }));
  await waitFor(() => expect(messages).toHaveLength(1));
  return files;
}

it('all ways to share are on one level, the sheet of the system only where there is one, and only File names programs', async () => {
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const { user } = renderPanel();
  const usual = ['Copy', 'Link', 'Print, file…'];
  expect(names()).toEqual(usual);
  const button = screen.getByRole('button', { name: 'Print, file…', expanded: false });
  await user.click(button);
  expect(names()).toEqual([...usual, 'Print', ZIP_FORM, MARKDOWN_FORM]);
  await user.click(button);
  expect(names()).toEqual(usual);

  cleanup();
  provide('share', async () => {});
  renderPanel();
  expect(names()).toEqual(['Share', ...usual]);
});

describe('a markdown file ends with a line that says who wrote the recipe', () => {
  const check = 'Check allergens and cooking temperatures.';
  it.each<[string, Partial<SharePanelProps['recipe']>]>([
    [LINE, {}],
    [`A sample recipe from Saffron's Kitchen. ${check}`, { model: null }],
    [
      `Written by a-model, an AI model, with Saffron's Kitchen. The model stopped early. The end may be missing. ${check}`,
      { cut: true },
    ],
    [
      `Shared with Saffron's Kitchen. According to its link, “\u2068\\[a\\](//b) \\*c\\* d_e\u2069”, an AI model, wrote it. ${check}`,
      { origin: 'shared', model: '[a](//b) *c* d_e' },
    ],
    [
      `Shared with Saffron's Kitchen. According to its link, it is a sample recipe. ${check}`,
      { origin: 'shared', model: null },
    ],
    [
      `From a cookbook in Saffron's Kitchen, according to which “\u2068a-model\u2069”, an AI model, wrote it. ${check}`,
      { origin: 'cookbook' },
    ],
  ])('%s', async (line, recipe) => {
    const [file] = await exportAs(MARKDOWN_FORM, recipe);
    expect(file?.name).toBe('rice-peas-lété.md');
    expect(file?.file.type).toBe('text/markdown;charset=utf-8');
    const bytes = await new Response(await file?.file.arrayBuffer()).text();
    expect(bytes).toBe(`${TEXT}\n---\n\n${line}\n`);
    expect(messages).toEqual(['Downloaded rice-peas-lété.md']);
  });
});

it('Copy shows the text to copy by hand below its button if the browser refuses', async () => {
  const { user } = renderPanel();
  const refused = refuse('NotAllowedError');
  provide('clipboard', { write: refused, writeText: refused });
  const button = screen.getByRole('button', { name: 'Copy' });
  await user.click(button);
  const field: HTMLTextAreaElement = await screen.findByRole('textbox', { name: 'Recipe as text' });
  expect(field).toHaveValue(PLAIN);
  expect(screen.getByText(restWords.share.copyByHand).closest('[tabindex]')).toHaveFocus();
  expect(field.closest('li')).toContainElement(button);
  await user.click(field);
  expect(field.selectionEnd - field.selectionStart).toBe(PLAIN.length);
  expect(messages).toEqual([]);
});

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

  it('without anything that a hostile text could do elsewhere', async () => {
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

describe('Share and Link give a link that holds the recipe', () => {
  const recipe = { text: RICE.recipe.text, cut: true, model: 'a-model' };

  it('by the sheet of the system', async () => {
    const share = vi.fn(async (_: ShareData) => {});
    provide('share', share);
    const { press } = renderPanel({ cut: true });
    await press('Share', '');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [data] = share.mock.calls[0] ?? [];
    expect(data).toEqual({ title: 'Rice & “Peas”: l’été', url: expect.any(String) });
    expect(readLink(data?.url)).toEqual(recipe);
    expect(copied).toEqual([]);
  });

  it.each([
    ['after Link', 'Link'],
    ['if the sheet is broken', 'Share'],
  ])('by the clipboard %s', async (_, name) => {
    provide('share', refuse('NotAllowedError'));
    const { press } = renderPanel({ cut: true });
    await press(name, 'Link copied');
    expect(readLink(copied[0])).toEqual(recipe);
  });

  it('by a field if the clipboard fails too', async () => {
    const { user } = renderPanel({ cut: true });
    provide('clipboard', { writeText: refuse('NotAllowedError') });
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const field: HTMLTextAreaElement = await screen.findByRole('textbox', {
      name: 'Link to the recipe',
    });
    expect(readLink(field.value)).toEqual(recipe);
  });

  it('unless the visitor closes the sheet', async () => {
    const sheet = vi.fn(refuse('AbortError'));
    provide('share', sheet);
    const { user } = renderPanel();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(sheet).toHaveBeenCalledOnce());
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect([messages, copied]).toEqual([[], []]);
  });

  it.each([
    ['for chat programs', [...Array(1_500).keys()].map((n) => (n * 7919) % 9973).join(' ')],
    ['to be read', 'soup '.repeat(20_000)],
  ])('unless it would be too long %s', async (_, text) => {
    const { press } = renderPanel({ text });
    await press('Link', restWords.links.tooLong);
    expect(copied).toEqual([]);
  });
});

it('a form for recipe managers is a zip with the name of the dish and who wrote it, and the panel says if it cannot be written', async () => {
  const [file] = await exportAs(ZIP_FORM);
  expect(file?.name).toBe('rice-peas-lété.zip');
  const entries = unzipSync(new Uint8Array((await file?.file.arrayBuffer()) ?? new ArrayBuffer()));
  const data = JSON.parse(
    strFromU8(entries['Recipes/rice-peas-lété/recipe.json'] ?? expect.fail()),
  );
  expect(data).toMatchObject({ name: 'Rice & “Peas”: l’été', creditText: LINE });
  messages.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new RangeError('too large');
  });
  fireEvent.click(screen.getByRole('button', { name: ZIP_FORM }));
  await waitFor(() => expect(messages).toEqual(['Could not export. Try again.']));
});

it('Print prints the page, under the name of the dish', async () => {
  document.title = 'Supper';
  const titles: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => void titles.push(document.title));
  const { user, press } = renderPanel();
  await user.click(screen.getByRole('button', { name: 'Print, file…' }));
  await press('Print', '');
  window.dispatchEvent(new Event('afterprint'));
  expect([...titles, document.title]).toEqual(['Rice & “Peas”: l’été', 'Supper']);
});
