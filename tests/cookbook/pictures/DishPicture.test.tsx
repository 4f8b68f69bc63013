import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../../src/browser/store';
import { PrintTick, RecipePicture } from '../../../src/cookbook/pictures/DishPicture';
import type { Cookbook } from '../../../src/cookbook/startCookbook';
import { PIE } from '../recipes';
import { startInMemory } from '../startInMemory';
import { aJpeg } from './aJpeg';

/** The frame is near the window at once. */
class NearObserver {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: NearObserver['tell']) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}));
});

async function show(saved: typeof PIE, isOwn: boolean, bytes: Uint8Array | null = aJpeg()) {
  const { actor } = startInMemory(saved);
  await vi.waitFor(() => expect(actor.getSnapshot().matches('idle')).toBe(true));
  const about = { serial: 1, ...(isOwn && { isOwn }) };
  const pictures = {
    kept: createStore(new Map([[saved.id, about]])),
    prints: createStore(false),
    read: async () => bytes,
  };
  const cookbook = { actor, pictures } as unknown as Cookbook;
  const recipe = { text: saved.recipe };
  render(
    <>
      <RecipePicture cookbook={cookbook} recipe={recipe} place="above" />
      <p>Contains eggs.</p>
      <RecipePicture cookbook={cookbook} recipe={recipe} place="below" />
      <PrintTick cookbook={cookbook} recipe={recipe} />
    </>,
  );
}

const isBeforeVerdict = async () =>
  (await screen.findByRole('img')).compareDocumentPosition(screen.getByText('Contains eggs.')) ===
  Node.DOCUMENT_POSITION_FOLLOWING;

it('a picture that the visitor has chosen for their own recipe is above the title, with the title as its words', async () => {
  await show(PIE, true);
  expect(await isBeforeVerdict()).toBe(true);
  expect(screen.getByRole('img', { name: 'Pie' })).toBeTruthy();
  expect(screen.queryByText('Picture, not checked')).toBeNull();
});

it.each([
  ['that came in a file', PIE, false],
  [
    'of a recipe from elsewhere, even if the visitor has chosen it',
    { ...PIE, source: { name: 'Aunt' } },
    true,
  ],
] as const)(
  'a picture %s comes after the verdict, and was not checked',
  async (_, saved, isOwn) => {
    await show(saved as typeof PIE, isOwn);
    expect(await isBeforeVerdict()).toBe(false);
    expect(screen.getByText('Picture, not checked')).toBeTruthy();
  },
);

it('a picture is on paper only while its tick is set', async () => {
  await show(PIE, true);
  const isPrinted = () => document.querySelector('figure')?.hasAttribute('data-printed');
  expect(isPrinted()).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'With its picture' }));
  expect(isPrinted()).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'With its picture' }));
  expect(isPrinted()).toBe(false);
});

it('a picture that the browser has lost leaves no frame', async () => {
  await show(PIE, true, null);
  await vi.waitFor(() => expect(document.querySelector('[data-picture]')).toBeNull());
});
