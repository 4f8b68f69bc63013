import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startRecipeViews } from '../../support/recipeViews';

const SENTENCE = "This doesn't look like a recipe. It wasn't checked.";

async function show(text: string) {
  const { contentOf } = await startRecipeViews();
  render(contentOf(text, { model: 'a/model' }));
}

it.each([
  "I'm sorry, but I can't help with that request.",
  'I can’t help with foraged mushrooms.',
  'Hello! I am a large language model. What would you like to cook today?',
  'Es tut mir leid, dabei kann ich nicht helfen.',
  'Je suis désolé, mais je ne peux pas vous aider.',
  'Lo siento, no puedo ayudarte con eso.',
])('a reply in place of a recipe says so, and cannot be cooked or saved: %s', async (text) => {
  await show(text);
  expect(screen.getByText(SENTENCE)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save|Cook|Plan/ })).toBeNull();
});

it.each([
  '# Rice\n\nBoil the rice. I can’t say how long.',
  'Fry the rice, then stir in the eggs.',
  'Przykro mi, ale nie mogę pomóc.',
  '申し訳ありませんが、お手伝いできません。',
  "I'm sorry it took so long.\n\n# Rice\n\n- 200 g rice\n- 1 egg\n\n1. Boil.\n2. Stir.",
])(
  'a recipe, or a text in a language that the page does not read, can be saved: %s',
  async (text) => {
    await show(text);
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.getByRole('button', { name: /Save/ })).toBeVisible();
  },
);
