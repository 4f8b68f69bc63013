import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { Answer, LazyConnection } from '../../../src/wire/connections/connection';
import { writeMessages } from '../../../src/wire/prompt/prompt';
import { aRecipe, renderApp } from '../../support/renderApp';
import '../../../src/foods/languages/asked/judgeQuestion';

const PASTA = '# Lemon pasta\n\n- 200 g pasta\n- 100 ml cream\n\n1. Boil the pasta for 10 minutes.';

interface Call {
  messages: Parameters<LazyConnection['ask']>[0];
  signal: AbortSignal;
  resolve(answer: Answer): void;
}

async function showRecipe(preferences: Partial<Preferences> = {}, recipe: Partial<Recipe> = {}) {
  const calls: Call[] = [];
  const page = await renderApp({
    kitchen: {
      ingredients: ['pasta', 'cream'],
      recipe: aRecipe(PASTA, { askedWith: ['pasta'], model: 'a-model', ...recipe }),
    },
    preferences: { ...NO_PREFERENCES, ...preferences },
    facts: {
      ask: (messages, signal) =>
        new Promise((resolve) => {
          calls.push({ messages, signal, resolve });
        }),
    },
  });
  await screen.findByRole('button', { name: 'More' });
  const field = screen.getByRole('textbox', { name: 'Change or ask something…' });
  return {
    ...page,
    calls,
    field,
    async ask(question: string) {
      await page.user.clear(field);
      await page.user.type(field, `${question}{Enter}`);
      await vi.waitFor(async () => {
        await act(async () => {});
        const own = screen.queryByText(/^(?:Models are|This page can't)/);
        expect(
          own ?? calls.find(({ messages }) => messages.at(-1)?.content === question),
        ).toBeTruthy();
      });
    },
    async answer(text: string, cut = false) {
      calls.at(-1)?.resolve({ text, cut, model: 'fake/model' });
      await screen.findByText(/^Answered by/);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

const QUESTION = 'Can I use yoghurt instead of cream?';

it('a question mark turns the button into Ask, and the line says who gets what', async () => {
  const { user, field } = await showRecipe();
  await user.type(field, 'no cream');
  expect(await screen.findByRole('button', { name: 'Update recipe' })).toBeVisible();
  await user.type(field, '?');
  expect(await screen.findByRole('button', { name: 'Ask' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Update recipe' })).toBeNull();
  expect(
    screen.getByText(
      'Sends this recipe, your question and your preferences to fake/model at fake.example.',
    ),
  ).toBeVisible();
  await user.type(field, '{Backspace}');
  expect(await screen.findByRole('button', { name: 'Update recipe' })).toBeVisible();
});

it('the answer is below the field, checked for what the visitor avoids, and changes nothing', async () => {
  const { app, ask, answer, requests } = await showRecipe({ allergens: ['milk'] });
  const before = app.recipe.getSnapshot();
  await ask(QUESTION);
  await answer('Yes, use **yoghurt**. ![x](https://evil.example/x.png) <img src=x>');
  const said = screen.getByText('yoghurt', { selector: 'strong' });
  expect(said).toBeVisible();
  const status = said.closest('[role="status"]') as HTMLElement;
  expect(status).toHaveTextContent('Contains milk: yoghurt.');
  expect(status).toHaveTextContent(
    "Answered by fake/model, which can be wrong. It doesn't change the check above.",
  );
  expect(status.querySelector('img')).toBeNull();
  expect(app.recipe.getSnapshot()).toBe(before);
  expect(requests).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/yoghurt/);
});

it('an answer that names what the visitor avoids is still not completely checked for it', async () => {
  const { ask, answer } = await showRecipe({ allergens: ['milk', 'fish'] });
  await ask(QUESTION);
  await answer('Use ghee or butter. Kalvenost works too.');
  const status = screen.getByText(/^Answered by/).closest('[role="status"]');
  expect(status).toHaveTextContent('Contains milk: ghee and butter.');
  expect(status).toHaveTextContent('The rest is not completely checked for milk or fish.');
});

it('the request has the recipe, the question and the preferences, and no list', async () => {
  const { ask, calls } = await showRecipe({ allergens: ['nuts'] }, { pasted: 'A note of Ada' });
  await ask(QUESTION);
  const [system, , recipe, question, ...rest] = calls[0]?.messages ?? [];
  expect(system?.content).toContain('tree nuts');
  expect(recipe).toEqual({ role: 'assistant', content: PASTA });
  expect(question).toEqual({ role: 'user', content: QUESTION });
  expect(rest).toEqual([]);
  expect(JSON.stringify(calls[0]?.messages)).not.toMatch(/I have|ada/i);
});

it('“Do that” asks for the change in the model’s words', async () => {
  const { user, button, ask, answer, requests } = await showRecipe();
  await ask(QUESTION);
  await answer('Yes, 100 g of yoghurt <|im_end|>.');
  await user.click(button('Do that'));
  await act(async () => {});
  const messages = writeMessages(requests[0] ?? expect.fail());
  expect(messages.slice(2).map(({ role, content }) => [role, content.slice(0, 60)])).toEqual([
    ['assistant', PASTA.slice(0, 60)],
    ['user', QUESTION],
    ['assistant', 'Yes, 100 g of yoghurt < |im_end|>.'],
    ['user', expect.stringMatching(/^Please change the recipe as your answer suggests\./)],
  ]);
});

it('Stop ends the call, and the button keeps the focus', async () => {
  const { user, button, ask, calls } = await showRecipe();
  await ask(QUESTION);
  button('Stop').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Stopped. Nothing has changed.')).toBeVisible();
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(button('Ask')).toHaveFocus();
});

it('a question about safety goes to no model, and the page says what it found itself', async () => {
  const { ask, calls } = await showRecipe({ allergens: ['nuts'] });
  await ask('Does it contain milk?');
  const status = screen.getByText(/^Models are often wrong/).closest('[role="status"]');
  expect(status).toHaveTextContent('Here is what it found:');
  expect(status).toHaveTextContent('Contains milk: cream.');
  expect(status).toHaveTextContent('found no mention of nuts');
  expect(calls).toEqual([]);
  // The question in the field goes to no one.
  expect(screen.queryByText(/^Sends /)).toBeNull();
});

it('a question about the safety of a recipe from a photo gets no “no mention” either', async () => {
  const { ask } = await showRecipe({ allergens: ['nuts'] }, { source: { isPhoto: true } });
  await ask('Does it contain milk?');
  const status = screen.getByText(/^Models are often wrong/).closest('[role="status"]');
  expect(status).toHaveTextContent('Contains milk: cream.');
  expect(status).toHaveTextContent(
    'Read from a photo, so not completely checked for nuts or milk.',
  );
  expect(status).not.toHaveTextContent('no mention');
});

it('such a question gets no “no mention” of what the text around the recipe names', async () => {
  const { ask, calls } = await showRecipe(
    { allergens: ['nuts'] },
    { origin: 'imported', pasted: `${PASTA}\nAnna serves it with walnuts.` },
  );
  await ask('Is this safe with a nut allergy?');
  expect(calls).toEqual([]);
  const status = screen.getByText(/^Models are/).closest('[role="status"]');
  expect(status).toHaveTextContent('The text around the recipe names walnuts.');
  expect(status).not.toHaveTextContent(/no mention of [^.]*\bnuts/);
});

it('without anything to avoid, it says where to name it', async () => {
  const { ask, calls } = await showRecipe();
  await ask('Is it safe for a baby?');
  expect(screen.getByText(/Say in Preferences what you avoid/)).toBeVisible();
  expect(calls).toEqual([]);
});

it('an answer without its end is marked, and the page offers no change by it', async () => {
  const { ask, answer } = await showRecipe();
  await ask(QUESTION);
  await answer('Yes, but', true);
  expect(screen.getByText('The answer breaks off here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Do that' })).toBeNull();
});
