import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { words } from '../../../src/models/sampleKitchen/dishes/en';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { requestOf } from '../../support/requestOf';
import { renderRecipe } from './renderRecipe';

it.each([
  ['eggs, rice, spring onion, soap'],
  ['chicken, potatoes, carrots, half a lemon, candles'],
])(
  'a cook can tick every ingredient and step of a sample recipe, start its times, and tick nothing else (%s)',
  async (list) => {
    const { signal } = new AbortController();
    const { text } = await createSampleKitchen().generate(requestOf(list.split(', ')), signal);
    const { article } = await renderRecipe(text);
    const names = [...article.querySelectorAll('input[type=checkbox]')].map(
      (box) => box.getAttribute('aria-label') ?? '',
    );
    const items = text.split('\n').filter((line) => line.startsWith('- '));
    const { steps } = parseRecipe(text);
    expect(names.filter((name) => name.startsWith('Ingredient: '))).toHaveLength(items.length);
    expect(names.filter((name) => /^Step \d+$/.test(name))).toHaveLength(steps.length);
    expect(names).toHaveLength(items.length + steps.length);
    expect(screen.getByRole('button', { name: 'Cook' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    const waits = steps.flatMap(({ durations }) => durations);
    expect(waits.length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { name: /^Start a timer/ })).toHaveLength(waits.length);
  },
);

it('a note from the sample kitchen in place of a recipe cannot be saved', async () => {
  const { button } = await renderRecipe(`# ${words.noOther.title}\n\n${words.noOther.text}`);
  expect(button('More')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
