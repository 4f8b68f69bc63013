import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Answer } from '../../machines/kitchen/recipe';
import type { Wish } from '../../machines/recipe/request';
import type { AnswerPiece, LazyConnection } from '../../src/wire/connections/connection';
import { renderApp } from './renderApp';
import { settle } from './settle';

export async function startWriting(preferences = {}, kitchen = {}, first?: Wish) {
  const pieces: ((piece: AnswerPiece) => void)[] = [];
  const calls: Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>[] = [];
  const generate: LazyConnection['generate'] = (_, signal, onPiece = () => {}) =>
    new Promise((resolve, reject) => {
      pieces.push(onPiece);
      calls.push({ resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const page = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'], ...kitchen },
    preferences,
    facts: { generate },
  });
  const ask = async (wish?: Wish) => {
    act(() => page.app.kitchen.request({ ...(wish && { wish }) }));
    await act(() => settle());
  };
  await ask(first);
  return {
    ...page,
    ask,
    /** `ms`: how long the page then has. */
    async write(text: string, ms = 300) {
      await act(async () => {
        pieces.at(-1)?.({ text, isThought: false });
        await vi.advanceTimersByTimeAsync(ms);
      });
    },
    /** The pieces of an answer that comes whole. Then call `end`. */
    async writeWhole(text: string) {
      pieces.at(-1)?.({ text, isThought: false });
      pieces.at(-1)?.({ text: '', isThought: false, isLast: true });
      // A client needs some tasks to read it.
      await act(() => vi.advanceTimersByTimeAsync(10));
    },
    end: (text: string, rest: Partial<Answer> = {}) =>
      act(async () => {
        calls.at(-1)?.resolve({ text, cut: false, model: 'fake/model', ...rest });
        // The last line is painted first.
        await vi.advanceTimersByTimeAsync(20);
        await settle();
      }),
    breakOff: () =>
      act(async () => {
        calls.at(-1)?.reject(new Error('broken'));
        await settle();
      }),
    pane: () => screen.getByRole('region', { name: 'Recipe' }),
  };
}
