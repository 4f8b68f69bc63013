// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { createOpener } from '../../src/app/openSharedRecipe';
import { loadShare } from '../../src/share/loadShare';
import { linkMessages } from '../../src/share/messages';
import { writeSharedRecipe } from '../../src/share/recipeCode';

const ready = Promise.resolve();

beforeAll(async () => void (await loadShare()), 30_000);

function start() {
  const opened: string[] = [];
  const tell = vi.fn();
  const open = createOpener(
    { send: (event) => opened.push((event as { recipe: string }).recipe) },
    tell,
  );
  return { opened, tell, open };
}

async function visit(text: string) {
  location.hash = `recipe=${await writeSharedRecipe({ text, cut: false, model: null, origin: 'request', askedWith: [] })}`;
}

it('opens the later of two links, once the renderer is there', async () => {
  const { opened, tell, open } = start();
  let arrive = () => {};
  const renderer = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await visit('# First');
  const first = open(renderer);
  await vi.waitFor(() => expect(location.hash).toBe(''));
  await visit('# Second');
  const second = open(renderer);
  await vi.waitFor(() => expect(location.hash).toBe(''));
  expect(opened).toEqual([]);
  arrive();
  await Promise.all([first, second]);
  expect(opened).toEqual(['# Second']);
  expect(tell).not.toHaveBeenCalledWith(expect.stringContaining('link'));
  await open(ready);
  expect(opened).toHaveLength(1);
});

it.each(['', '1.AAAA.end'])('says that the link %j is broken', async (code) => {
  const { opened, tell, open } = start();
  location.hash = `recipe=${code}`;
  await open(ready);
  expect(opened).toEqual([]);
  expect(tell).toHaveBeenLastCalledWith(linkMessages.broken);
});
