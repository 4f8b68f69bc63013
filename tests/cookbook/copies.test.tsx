import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CopyLine } from '../../src/cookbook/CopyLine';
import { writeCookbookFile } from '../../src/cookbook/storage/cookbookFile';
import { createCopies } from '../../src/cookbook/storage/copies';
import { catchDownloads } from '../support/catchDownloads';
import { startUser } from '../support/user';
import { SOUP } from './recipes';
import { startInMemory } from './startInMemory';

const some = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    ...SOUP,
    id: `${from + at}`,
    recipe: `# Soup ${from + at}`,
  }));

async function open(count: number) {
  const { actor } = startInMemory(...some(count));
  const copies = createCopies(actor);
  const onFocusLost = vi.fn();
  render(<CopyLine cookbook={actor} copies={copies} onFocusLost={onFocusLost} />);
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(count));
  return {
    actor,
    copies,
    onFocusLost,
    user: startUser(),
    line: () => screen.queryByText(/only in this browser/)?.textContent ?? null,
    add: (recipes: ReturnType<typeof some>) =>
      act(async () => actor.send({ type: 'recipe.add', recipes, refused: [] })),
  };
}

beforeEach(() => localStorage.clear());

it('with five recipes that no export has, the cookbook says so in one line, and not with four', async () => {
  const { line, add } = await open(4);
  expect(line()).toBeNull();
  await add(some(1, 4));
  await waitFor(() => expect(line()).toBe('5 recipes are only in this browser.'));
});

it('a press saves a copy of all, and the line comes back with five others or changed ones', async () => {
  const { files } = catchDownloads();
  const { user, actor, line, add, onFocusLost } = await open(12);
  expect(line()).toBe('12 recipes are only in this browser.');
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(await screen.findByText(/^Downloaded cookbook-.*\.json$/)).toBeVisible();
  expect(JSON.parse((await files[0]?.file.text()) ?? '').recipes).toHaveLength(12);
  expect(line()).toBeNull();
  expect(onFocusLost).toHaveBeenCalled();
  await add(some(4, 12));
  const [before = expect.fail()] = actor
    .getSnapshot()
    .context.recipes.filter(({ id }) => id === '0');
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(16));
  expect(line()).toBeNull();
  await act(async () =>
    actor.send({ type: 'recipe.edit', before, recipe: before.recipe, note: 'More salt' }),
  );
  await waitFor(() => expect(line()).toBe('5 recipes are only in this browser.'));
});

it('an imported file has its recipes, and recipes brought in one by one have none', async () => {
  const { actor, line, add } = await open(0);
  const file = new Blob([writeCookbookFile(some(6))]);
  await act(async () => actor.send({ type: 'recipe.import', file }));
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(6));
  expect(line()).toBeNull();
  await add(some(5, 6));
  await waitFor(() => expect(line()).toBe('5 recipes are only in this browser.'));
});

it('Not now keeps it quiet for 60 days, also after a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user, actor, line } = await open(5);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(line()).toBeNull();
  const later = (days: number) => {
    vi.setSystemTime(Date.now() + days * 86_400_000);
    const { kept } = createCopies(actor);
    return kept.get().quietUntil > Date.now();
  };
  expect(later(59)).toBe(true);
  expect(later(2)).toBe(false);
});
