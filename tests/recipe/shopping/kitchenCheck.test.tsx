import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { provideDialogs } from '../../support/dialogs';
import { startRecipeViews } from '../../support/recipeViews';
import { aRecipe, PREFERENCES, renderApp } from '../../support/renderApp';

const RECIPE = `# Omelette

## Ingredients

- 4 eggs
- 30 g butter or margarine
- 1 lemon
- ½ tsp salt
- 2 tbsp olive oil
- parsley, to serve

## Method

1. Whisk the eggs.
2. Fry them in the butter.
`;

async function renderCheck(ingredients = ['2 eggs', 'tea'], text = RECIPE) {
  const view = await renderApp({ kitchen: { ingredients, recipe: aRecipe(text) } });
  await act(() => view.app.loadRecipeParts());
  const openPreferences = async () => {
    await view.user.click(screen.getByRole('button', { name: PREFERENCES }));
    return screen.findByLabelText('What you always have');
  };
  return { ...view, openPreferences };
}

const line = () => screen.queryByText(/^(?:Uses|You still need) /);
const group = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const marks = () => screen.queryAllByText('need');

const box = (line: string) => screen.getByRole('checkbox', { name: `Ingredient: ${line}` });

beforeEach(() => {
  provideDialogs();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the line', () => {
  it('is below the ingredients, says what is used and needed, and names the rest when opened', {
    tags: 'rare',
  }, async () => {
    const { user } = await renderCheck();
    expect(line()).toHaveTextContent(
      'You still need butter or margarine and lemon. You may need more: eggs, 2 of 4.',
    );
    const heading = screen.getByRole('heading', { name: 'Method' });
    expect(line()?.closest('details')?.parentElement?.nextElementSibling).toBe(heading);
    await user.click(line() as HTMLElement);
    expect(group('Used')).toBe('2 eggs');
    expect(group('Left over')).toBe('tea');
    expect(group('You need')).toBe('butter or margarine, lemon');
  });

  it('is not there for a recipe whose foods the page does not know', async () => {
    await renderCheck(['eggs'], RECIPE.replaceAll(/(?<=^- ).*/gm, 'zibble'));
    expect(line()).toBeNull();
    expect(marks()).toEqual([]);
  });
});

describe('the mark "need"', () => {
  it('is at each line that is needed, and at no other', async () => {
    await renderCheck();
    expect(marks().map((mark) => mark.closest('li')?.textContent?.trim())).toEqual([
      expect.stringMatching(/^30 g butter or margarine/),
      expect.stringMatching(/^1 lemon/),
    ]);
  });

  it('is at what a recipe serves with the dish if that has an amount, and not at what is optional', async () => {
    const lines = '- 300 g rice, to serve\n- 20 g walnuts (optional)\n- salt, to taste';
    await renderCheck(undefined, RECIPE.replace('- parsley, to serve', `$&\n${lines}`));
    expect(marks().map((mark) => mark.closest('li')?.textContent?.trim())).toEqual([
      expect.stringMatching(/^30 g butter or margarine/),
      expect.stringMatching(/^1 lemon/),
      expect.stringMatching(/^300 g rice, to serve/),
    ]);
    expect(line()).toHaveTextContent(/^You still need .*rice/);
    expect(screen.getByRole('button', { name: /^Shop/ })).toHaveTextContent('4');
  });

  it('makes room for what a visitor can do about the food, once its line is pressed', async () => {
    const { user, button } = await renderCheck();
    expect(screen.queryByRole('button', { name: 'I have it' })).toBeNull();
    await user.click(box('1 lemon'));
    expect(marks()).toHaveLength(1);
    expect(button('I have it').closest('li')).toHaveTextContent('1 lemon');
    await user.click(box('4 eggs'));
    expect(screen.queryByRole('button', { name: 'I have it' })).toBeNull();
  });

  it('makes no room at a focus alone, from the keyboard or after a press elsewhere', async () => {
    const { user, button } = await renderCheck();
    const have = () => screen.queryByRole('button', { name: 'I have it' });
    act(() => box('1 lemon').focus());
    expect(have()).toBeNull();
    await user.keyboard(' ');
    expect(button('I have it').closest('li')).toHaveTextContent('1 lemon');
    act(() => box('4 eggs').focus());
    expect(button('I have it').closest('li')).toHaveTextContent('1 lemon');
  });

  it('"I have it" puts the food on the list, and the focus on the box of the line', async () => {
    const { user, button, items } = await renderCheck();
    await user.click(box('1 lemon'));
    await user.click(button('I have it'));
    expect(items()).toEqual(['2 eggs', 'tea', 'lemon']);
    expect(marks()).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: 'Ingredient: 1 lemon' })).toHaveFocus();
  });

  it('"I have it" leaves the page where it is, and a food that the visitor types comes into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    const passFrames = () => act(async () => frames.splice(0).map((run) => run(0)));
    onTestFinished(() => void vi.restoreAllMocks());
    const { app, user, button, input } = await renderCheck();
    await act(() => app.parts.typing.load());
    await user.click(box('1 lemon'));
    await user.click(button('I have it'));
    await passFrames();
    expect(scroll).not.toHaveBeenCalled();
    await user.type(input(), 'salt{Enter}');
    await passFrames();
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('asks which of two foods it is', async () => {
    const { user, button, items } = await renderCheck();
    await user.click(box('30 g butter or margarine'));
    await user.click(button('I have margarine'));
    expect(items()).toEqual(['2 eggs', 'tea', 'margarine']);
  });

  it('"Swap it" asks for the recipe without what the line needs', async () => {
    const { user, button, requests } = await renderCheck();
    await user.click(box('30 g butter or margarine'));
    await user.click(button('Swap it'));
    await act(async () => {});
    const words = 'without butter or margarine';
    expect(requests).toMatchObject([
      { wish: { kind: 'change', words, without: ['butter', 'margarine'] }, recipe: RECIPE },
    ]);
    expect(button('Get a recipe')).toHaveFocus();
  });

  it('is in the row of a table too, and never in the view for cooking', async () => {
    const table = RECIPE.replace(
      /- 4 eggs[\s\S]*to serve/,
      '| Ingredient | Amount |\n| --- | --- |\n| Eggs | 4 |\n| Lemons | 1 |',
    );
    const { user, button } = await renderCheck(['eggs', 'tea'], table);
    expect(marks().map((mark) => mark.closest('tr')?.textContent)).toEqual([
      expect.stringContaining('Lemons'),
    ]);
    await user.click(button('Cook'));
    const view = within(await screen.findByRole('dialog'));
    expect(view.queryByText(/^need$|^You still need /)).toBeNull();
  });
});

describe('"Always have"', () => {
  it('is a field of the preferences, counts at once, and is kept in this browser', {
    tags: 'rare',
  }, async () => {
    const { user, unmount, openPreferences, requests, button } = await renderCheck();
    const field = await openPreferences();
    expect(field).toHaveValue('salt, pepper, water, neutral oil');
    await user.clear(field);
    await user.type(field, 'lemons, olive oil');
    expect(line()).toHaveTextContent(/^You still need butter or margarine and salt\./);
    await user.click(button('Done'));
    await user.click(button('Get a recipe'));
    expect(JSON.stringify(requests)).not.toMatch(/lemons|"olive oil/);
    unmount();
    await renderCheck();
    expect(line()).toHaveTextContent(/^You still need butter or margarine and salt\./);
  });

  it('goes with "Clear all", and comes back with its undo', async () => {
    localStorage.setItem('saffron.alwaysHave', 'lemon');
    const { user, button, openPreferences } = await renderCheck();
    const field = await openPreferences();
    await user.click(button('Clear all'));
    expect(field).toHaveValue('salt, pepper, water, neutral oil');
    expect(localStorage.getItem('saffron.alwaysHave')).toBeNull();
    screen.getByText('Your preferences are cleared.');
    await user.click(button('Undo'));
    expect(field).toHaveValue('lemon');
    expect(localStorage.getItem('saffron.alwaysHave')).toBe('lemon');
    await user.click(button('Clear all'));
    await user.type(field, '{enter}tea');
    expect(localStorage.getItem('saffron.alwaysHave')).toMatch(/neutral oil, tea$/);
    button('Clear all');
  });
});

describe('the question about staples', () => {
  const QUESTION = 'Do you always have oil, salt, and pepper?';
  const question = () => screen.queryByText(/^Do you always have/);
  const cook = async (view: Awaited<ReturnType<typeof renderCheck>>) => {
    const { tools } = await view.app.parts.recipe.load();
    act(() => void tools.kitchenCheck.keepFor(['2 eggs', 'tea']));
  };

  it('waits for the first cooking; until then these are probably there', async () => {
    const view = await renderCheck();
    expect(question()).toBeNull();
    expect(line()).toHaveTextContent(/^You still need butter or margarine and lemon\./);
    await cook(view);
    expect(question()).toHaveTextContent(QUESTION);
  });

  it('remembers Yes', async () => {
    const view = await renderCheck();
    await cook(view);
    await view.user.click(view.button('Yes'));
    expect(question()).toBeNull();
    expect(line()).toHaveFocus();
    expect(line()).toHaveTextContent(/^You still need butter or margarine and lemon\./);
    expect(await view.openPreferences()).toHaveValue('salt, pepper, water, neutral oil, olive oil');
  });

  it.each(['sesame oil', 'garlic salt'])('takes no %s for a staple', async (food) => {
    await renderCheck(
      ['eggs', 'rice'],
      `# Rice\n\n## Ingredients\n\n- 2 eggs\n- 1 cup rice\n- 1 tsp ${food}\n\n## Method\n\n1. Boil the rice.`,
    );
    expect(line()).toHaveTextContent(`You still need ${food}.`);
  });
});

it('the page says if the browser has no room for what the visitor always has', async () => {
  const { user, openPreferences } = await renderCheck();
  const field = await openPreferences();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user.type(field, ', rice');
  expect(screen.getByText(/couldn't save this/)).toBeVisible();
  vi.restoreAllMocks();
  await user.type(field, ', tea');
  expect(screen.queryByText(/couldn't save this/)).toBeNull();
});

it('a long recipe listens to the list as often as a short one', { tags: 'rare' }, async () => {
  const listeners: number[] = [];
  for (const count of [1, 30]) {
    const { app, contentOf } = await startRecipeViews();
    app.kitchen.change({ kind: 'add', text: 'tea' });
    const subscribe = vi.spyOn(app.recipe, 'subscribe');
    const foods = '- 2 eggs\n- 1 lemon\n'.repeat(count);
    const text = `# Omelette\n\n## Ingredients\n\n${foods}\n## Method\n\n1. Whisk the eggs.`;
    const { unmount } = render(contentOf(text));
    expect(marks()).toHaveLength(2 * count);
    listeners.push(subscribe.mock.calls.length);
    unmount();
  }
  expect(listeners[1]).toBe(listeners[0]);
});
