import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { fromPromise, SimulatedClock } from 'xstate';
import { type Answer, type Kitchen, recipeMachine } from '../../machines/recipeMachine';
import { App } from '../../src/app/App';
import { loadMarkdown } from '../../src/recipe/markdown/loadMarkdown';
import { RecipeContext } from '../../src/app/RecipeContext';

interface Options {
  strict?: boolean;
  kitchen?: Partial<Kitchen>;
  draft?: string;
  onDraft?(text: string): void;
}

/** Renders the page on a clock that the test moves, with calls that the test settles. */
export async function renderKitchen({ strict = true, kitchen, ...props }: Options = {}) {
  await loadMarkdown();
  const clock = new SimulatedClock();
  const calls: PromiseWithResolvers<Answer>[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const logic = recipeMachine.provide({
    actors: {
      generateRecipe: fromPromise<Answer, { ingredients: readonly string[] }>(() => {
        let call: Partial<PromiseWithResolvers<Answer>> = {};
        const promise = new Promise<Answer>((resolve, reject) => {
          call = { resolve, reject };
        });
        calls.push({ ...call, promise } as PromiseWithResolvers<Answer>);
        return promise;
      }),
    },
  });

  const view = render(
    <RecipeContext.Provider logic={logic} options={{ clock, input: kitchen }}>
      <App {...props} />
    </RecipeContext.Provider>,
    strict ? { wrapper: StrictMode } : {},
  );

  return {
    ...view,
    user: userEvent.setup(),
    calls,
    log,
    wait: (ms: number) => act(() => clock.increment(ms)),
    answer: (text: string, rest?: Partial<Answer>) =>
      act(async () => calls.at(-1)?.resolve({ text, cut: false, model: 'a-model', ...rest })),
    fail: () => act(async () => calls.at(-1)?.reject(new Error('no'))),
    input: () => screen.getByRole('textbox', { name: 'Add more than one ingredient' }),
    button: (name: string) => screen.getByRole('button', { name }),
    items: () =>
      within(screen.getByRole('region', { name: 'Ingredients on hand' }))
        .queryAllByRole('listitem')
        .map((item) => item.textContent),
    status: () => screen.getByRole('status').textContent,
  };
}
