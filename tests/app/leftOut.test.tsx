import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import { withoutLeftOut } from '../../src/app/recipe/withoutLeftOut';
import { readSharedRecipe } from '../../src/cookbook/share/recipeCode';
import type { ChatRequest } from '../../src/models/connections/connection';
import { foldLeftOut } from '../../src/recipe/notes/foldLeftOut';
import { catchDownloads } from '../support/catchDownloads';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';
import '../../src/app/cookbook/texts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const RECIPE =
  '# Soup\n\n## Ingredients\n\n- 2 carrots\n- 1 onion\n\n## Method\n\n1. Fry the onion.\n2. Boil the carrots for 20 minutes.\n';
const SAYS = 'Our kitchen also handles nuts, milk and eggs.';
const TEXT = `${RECIPE}\n## Notes\n\n- Keeps a day.\n\n### Left out\n\n- JUNK menu\n- ${SAYS}\n- JUNK comment\n- Peanut brittle JUNK\n`;
const SHORT = `${RECIPE}\n## Notes\n\n- Keeps a day.\n\n- 3 lines left out\n\n### Left out\n\n- ${SAYS}\n`;

async function renderIt() {
  const recipe = aRecipe(TEXT, { origin: 'imported' });
  const page = await renderApp({ kitchen: { ingredients: ['carrots', 'onion'], recipe } });
  const part = await act(() => page.app.parts.cookbook.load());
  await act(async () => {
    part.save(recipe);
    await waitForState(part.actor, ({ context }) => context.recipes.length === 1);
  });
  const { files } = catchDownloads();
  /** Reads the file that the last press downloads. */
  async function fileOf(...names: string[]) {
    for (const name of names) await page.user.click(page.button(name));
    await waitFor(() => expect(files).toHaveLength(1));
    const bytes = new Uint8Array(
      await new Response(await files[0]?.file.arrayBuffer()).arrayBuffer(),
    );
    if (!files[0]?.name.endsWith('.zip')) return strFromU8(bytes);
    return Object.values(unzipSync(bytes))
      .map((one) => strFromU8(one))
      .join('\n');
  }
  return { ...page, part, fileOf };
}

const MARKDOWN = 'Markdown, for Obsidian and text editors';
const MANAGERS = 'For Mealie, Tandoor, Nextcloud Cookbook';

it('a link keeps only left-out lines that may state allergens, and says how many others there were', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user, button } = await renderIt();
  await user.click(button('More'));
  await user.click(button('Share a link'));
  await waitFor(() => expect(share).toHaveBeenCalled());
  const { url = '' } = share.mock.calls[0]?.[0] ?? {};
  expect(readSharedRecipe(url.replace(/^.*#recipe=/, '')).text).toBe(SHORT);
});

it('a copy has none of them', async () => {
  const copied: string[] = [];
  const { user, button } = await renderIt();
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await user.click(button('More'));
  await user.click(button('Copy'));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toContain(`• Keeps a day.\n• 3 lines left out\n\nLeft out\n\n• ${SAYS}`);
  expect(copied[0]).not.toContain('JUNK');
});

it.each([
  ['as markdown', MARKDOWN],
  ['for recipe managers', MANAGERS],
])('an export %s has none of them', async (_, form) => {
  const { fileOf } = await renderIt();
  const text = await fileOf('More', 'Export…', form);
  expect(text).toContain('3 lines left out');
  expect(text).toContain(SAYS);
  expect(text).not.toContain('JUNK');
});

it.each([
  ['as markdown', MARKDOWN],
  ['for recipe managers', MANAGERS],
])('an export of the cookbook %s has none of them', async (_, form) => {
  const { fileOf } = await renderIt();
  const text = await fileOf('Cookbook', 'Export all', form);
  expect(text).toContain('3 lines left out');
  expect(text).toContain(SAYS);
  expect(text).not.toContain('JUNK');
});

it('the cookbook’s own file and what is saved keep them', async () => {
  const { fileOf, part } = await renderIt();
  const [saved] = part.actor.getSnapshot().context.recipes;
  expect(saved?.recipe).toBe(TEXT);
  const text = await fileOf('Cookbook', 'Export all', 'Everything, to import here');
  expect(JSON.parse(text).recipes[0].recipe).toBe(TEXT);
});

it('no model gets them with a change', async () => {
  const { user, requests } = await renderIt();
  await user.type(screen.getByLabelText('Change something…'), 'simpler{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  const { messages } = requests[0] as ChatRequest;
  expect(JSON.stringify(requests)).not.toContain('JUNK');
  expect(messages.find(({ role }) => role === 'assistant')?.content).toContain(SAYS);
});

it('nothing else of a recipe changes for others', () => {
  const say = (lines: number) => `${lines} lines`;
  expect(withoutLeftOut(RECIPE, foldLeftOut, say)).toBe(RECIPE);
  expect(withoutLeftOut(SHORT, foldLeftOut, say)).toBe(SHORT);
  const alone = `${RECIPE}\n## Notes\n\n### Left out\n\n- Home\n- About\n`;
  expect(withoutLeftOut(alone, foldLeftOut, say)).toBe(`${RECIPE}\n## Notes\n\n- 2 lines\n`);
  expect(withoutLeftOut(alone, foldLeftOut)).toBe(`${RECIPE.trimEnd()}\n`);
});

it('a line that is folded shows once the visitor avoids what it names', async () => {
  const { app } = await renderIt();
  expect(screen.getByText('3 lines left out')).toBeVisible();
  const { preferences } = app.recipe.getSnapshot().context;
  act(() =>
    app.recipe.send({
      type: 'preferences.change',
      preferences: { ...preferences, allergens: ['peanuts'] },
    }),
  );
  expect(screen.getByText('2 lines left out')).toBeVisible();
  expect(screen.getByText(/^Peanut brittle/).closest('details')).toBeNull();
});
