// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dish } from '../../src/app/cookingTools';
import { Markdown } from '../../src/recipe/markdown/Markdown';
import { inKitchen } from '../support/inKitchen';
import { renderRecipe } from './renderRecipe';

const RECIPE = `# Rice

## Ingredients

- 200 g rice
- [x] salt

## Method

1. Boil.
2. Serve.
`;

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => sessionStorage.clear());

it('ticks are there again after a reload, and gone with another recipe', async () => {
  const { user, unmount } = await renderRecipe(RECIPE);
  await user.click(box('Step 2'));
  await user.click(box('Ingredient: 200 g rice'));
  await user.click(box('Ingredient: salt'));
  unmount();

  const again = await renderRecipe(RECIPE);
  const states = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(states()).toEqual([true, false, false, true]);
  again.unmount();

  await renderRecipe(`${RECIPE}3. Eat.`);
  expect(states()).toEqual([false, true, false, false, false]);
});

it('a tick by key works as one by pointer', async () => {
  const { user } = await renderRecipe(RECIPE);
  box('Step 1').focus();
  await user.keyboard(' ');
  expect(box('Step 1')).toBeChecked();
  expect(box('Step 1')).toHaveFocus();
});

it('a tick renders one box, and touches nothing else of the page', async () => {
  const plugin = vi.fn();
  const counted = { ...dish, rehypePlugins: [...dish.rehypePlugins, () => plugin] };
  const renders = vi.fn();
  const { container } = render(
    <Profiler id="recipe" onRender={renders}>
      <Markdown text={RECIPE} dish={counted} />
    </Profiler>,
    { wrapper: inKitchen({ recipe: RECIPE }) },
  );
  const rendersBefore = renders.mock.calls.length;
  const changes = new MutationObserver(() => {});
  changes.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  box('Step 1').click();
  await Promise.resolve();
  expect(box('Step 1')).toBeChecked();
  expect(box('Step 2')).not.toBeChecked();
  expect(renders.mock.calls.length - rendersBefore).toBe(1);
  expect(plugin).toHaveBeenCalledTimes(1);
  expect(changes.takeRecords().filter(({ target }) => target !== box('Step 1'))).toEqual([]);
});

it('a recipe whose tools cannot be rendered stands without them', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = {
    ...dish,
    rehypePlugins: [
      () => () => {
        throw new Error('no');
      },
    ],
  };
  render(<Markdown text={RECIPE} dish={broken} />, { wrapper: inKitchen() });
  expect(screen.getByRole('heading', { name: 'Rice' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
