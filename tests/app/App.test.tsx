import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadDraft } from '../../src/kitchen/keeping/kitchenStorage';
import { aRecipe, PREFERENCES, renderApp } from '../support/renderApp';

const PAIR = { ingredients: ['eggs', 'rice'] };
const FAILURE =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

describe('the page', () => {
  const renderPage = (kitchen = {}) => renderApp({ kitchen, strict: true });

  it('is outlined by landmarks and headings', { tags: 'rare' }, async () => {
    const recipe = aRecipe('# Rice\n\n## Ingredients\n\n- rice\n\n## Method\n\n1. Boil.');
    const { container } = await renderPage({ ...PAIR, recipe });
    const places = 'header, main, section[aria-label], section[aria-labelledby]';
    const outline = [...container.querySelectorAll(`${places}, h1, h2, h3, h4`)].map((element) => {
      const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      const text = /^h\d/.test(element.localName) ? element.textContent : '';
      const name = element.getAttribute('aria-label') ?? heading?.textContent ?? text;
      return `${element.localName} ${name}`.trim();
    });
    expect(outline).toEqual([
      'header',
      "h1 Saffron's Kitchen",
      'main',
      'section Your kitchen',
      'section Ingredients on hand',
      'h2 Ingredients on hand\u00a0· 2',
      'section Ready for a recipe?',
      'h2 Ready for a recipe?',
      'section Recipe',
      "h2 Saffron's Kitchen Recommends:",
      'h3 Rice',
      'h4 Ingredients',
      'h4 Method',
    ]);
  });

  describe('the header', () => {
    it('names the kitchen beside its icon', async () => {
      await renderPage();
      const header = within(screen.getByRole('banner'));
      expect(header.getByRole('img', { name: 'Chef icon' })).toBeVisible();
      expect(header.getByRole('heading', { level: 1 })).toHaveTextContent(/^Saffron's Kitchen$/);
    });
  });

  describe('the form', () => {
    it('adds with Enter and with the button, clears the input and keeps the focus in it', async () => {
      const { user, input, button, items } = await renderPage();
      expect(input()).toHaveAttribute('placeholder', 'Add more than one ingredient');
      await user.type(input(), '  eggs {Enter}');
      await user.type(input(), 'rice');
      await user.click(button('Add ingredient'));
      expect(items()).toEqual(['eggs', 'rice']);
      expect(input()).toHaveValue('');
      expect(input()).toHaveFocus();
    });

    it('adds each line of a pasted text, around the words that were already typed', async () => {
      const { user, input, items } = await renderPage();
      await user.type(input(), 'red onion');
      (input() as HTMLInputElement).setSelectionRange(4, 4);
      await user.paste('lentils\r\n\r\n rice \nspring ');
      expect(items()).toEqual(['red lentils', 'rice', 'spring onion']);
      expect(input()).toHaveValue('');
    });

    it.each([
      ['a run of marks', `a${'\u0301'.repeat(100)}`],
      ['10,001 letters', 'a'.repeat(10_001)],
    ])('adds %s at once and whole, because an input could not show it', async (_, text) => {
      const { user, input, app } = await renderPage();
      await user.click(input());
      await user.paste(text);
      expect(input()).toHaveValue('');
      expect(app.kitchen.getSnapshot().context.ingredients).toEqual([text]);
    });

    it('refuses a duplicate, clears the input, and says so every time', async () => {
      const { user, input, items, status } = await renderPage(PAIR);
      await user.type(input(), ' EGGS {Enter}');
      expect(items()).toEqual(['eggs', 'rice']);
      expect(input()).toHaveValue('');
      expect(status()).toBe('You already have eggs.');
      const first = screen.getByText('You already have eggs.');
      await user.type(input(), 'eggs{Enter}');
      expect(screen.getByText('You already have eggs.')).not.toBe(first);
    });
  });

  describe('the list', () => {
    it('shows each ingredient exactly as typed, with a button to remove it', async () => {
      const odd = ['<b>eggs</b>', 'a  b', '*rice*', '\u202egnitrats'];
      const { items, button } = await renderPage({ ingredients: odd });
      expect(items()).toEqual(odd);
      expect(button('Remove <b>eggs</b>')).toBeVisible();
      expect(button('Remove *rice*')).toHaveTextContent('');
    });

    it('has a heading, and the one live region of the pane says what has joined it', async () => {
      const { app, status } = await renderApp({
        kitchen: PAIR,
        strict: true,
        preferences: { allergens: ['milk'] },
      });
      await act(() => Promise.all([app.parts.recipe.load(), app.parts.typing.load()]));
      const kitchen = screen.getByRole('region', { name: 'Your kitchen' });
      expect(kitchen.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1);
      expect(screen.getByRole('region', { name: 'Ingredients on hand' })).toBeVisible();
      expect(status()).toBe('');
      act(() => app.kitchen.change({ kind: 'add', text: 'milk\nEggs' }));
      expect(status()).toBe('milk (contains milk)You already have eggs.');
      act(() => app.kitchen.change({ kind: 'remove', ingredient: 'milk' }));
      expect(status()).toBe('Removed milk');
      act(() => app.kitchen.undo());
      expect(status()).toBe('milk (contains milk)');
    });

    it('moves the focus to the next item on removal, then to the one before, then to the input', async () => {
      const { user, button, input, items, status } = await renderPage({
        ingredients: ['eggs', 'rice', 'flour'],
      });
      await user.click(button('Remove rice'));
      expect(button('Remove flour')).toHaveFocus();
      expect(status()).toBe('Removed rice');
      await user.keyboard('{Enter}');
      expect(button('Remove eggs')).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(items()).toEqual([]);
      expect(input()).toHaveFocus();
    });

    it('loses one item to a double click, although the next one or Undo moves under the pointer', async () => {
      const { user, button, items } = await renderPage({ ingredients: ['eggs', 'rice'] });
      await user.click(button('Remove eggs'));
      fireEvent.click(button('Remove rice'), { detail: 2 });
      expect(items()).toEqual(['rice']);
      await user.click(button('Remove rice'));
      fireEvent.click(button('Undo'), { detail: 2 });
      expect(items()).toEqual([]);
    });

    it('loses only one item to an Enter that is held down', async () => {
      const { user, button, items } = await renderPage({ ingredients: ['eggs', 'rice', 'flour'] });
      button('Remove eggs').focus();
      await user.keyboard('{Enter>3/}');
      expect(items()).toEqual(['rice', 'flour']);
      expect(button('Remove rice')).toHaveFocus();
    });

    it('starts over on request, and an undo brings everything back', async () => {
      const { user, button, items, input, status } = await renderPage({
        ...PAIR,
        recipe: aRecipe('# Rice'),
      });
      const head = button('Start over').parentElement;
      await user.click(button('Start over'));
      expect(items()).toEqual([]);
      expect(screen.queryByRole('heading', { name: 'Rice' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
      expect(input()).toHaveFocus();
      expect(status()).toBe('Your kitchen is empty');
      expect(head).toContainElement(button('Undo'));
      await user.click(button('Undo'));
      expect(items()).toEqual(['eggs', 'rice']);
      expect(screen.getByRole('heading', { name: 'Rice' })).toBeVisible();
      expect(button('Remove eggs')).toHaveFocus();
    });
  });

  describe('the prompt block', () => {
    it.each([
      [[], false],
      [['eggs'], false],
      [['eggs', 'rice'], true],
    ])('below a list of %j is there: %s', async (ingredients, isThere) => {
      await renderPage({ ingredients });
      expect(screen.queryAllByRole('heading', { name: 'Ready for a recipe?' })).toHaveLength(
        Number(isThere),
      );
      expect(
        screen.queryAllByText('Generate a recipe from your list of ingredients.'),
      ).toHaveLength(Number(isThere));
      expect(screen.queryAllByRole('button', { name: 'Get a recipe' })).toHaveLength(
        Number(isThere),
      );
    });
  });

  describe('generating', () => {
    it('shows what is going on; the button stays, keeps the focus and does nothing', async () => {
      const { user, button, calls, status } = await renderPage(PAIR);
      const request = button('Get a recipe');
      expect(request).toHaveAttribute('aria-disabled', 'false');
      await user.click(request);
      await user.dblClick(request);
      expect(calls).toHaveLength(1);
      expect(button('Get a recipe')).toBe(request);
      expect(request).toHaveAttribute('aria-disabled', 'true');
      expect(request).toHaveFocus();
      expect(screen.getByText('Generating recipe...', { exact: true })).toBeVisible();
      expect(button('Stop')).toBeVisible();
      expect(screen.queryByText(/^Attempt/)).not.toBeInTheDocument();
      expect(status()).toBe('Asking for a recipe');
    });

    it('moves the focus from Stop to the request button after a stop and after an answer', async () => {
      const { user, button, answer, status } = await renderPage(PAIR);
      await user.click(button('Get a recipe'));
      await user.click(button('Stop'));
      expect(button('Get a recipe')).toHaveFocus();
      expect(status()).toBe('Stopped');
      await user.click(button('Get a recipe'));
      button('Stop').focus();
      await answer('# Rice');
      expect(button('Get a recipe')).toHaveFocus();
    });

    it('moves the focus from Stop to the input if the request button has gone', async () => {
      const { user, button, input, answer } = await renderPage(PAIR);
      await user.click(button('Get a recipe'));
      await user.click(button('Remove rice'));
      button('Stop').focus();
      await answer('# Eggs');
      expect(input()).toHaveFocus();
    });

    it('sends no request while the key that pressed Stop is held down', async () => {
      const { user, button, calls } = await renderPage(PAIR);
      await user.click(button('Get a recipe'));
      button('Stop').focus();
      await user.keyboard('{Enter>3}');
      expect(button('Get a recipe')).toHaveFocus();
      expect(calls).toHaveLength(1);
      await user.keyboard('{/Enter}{Enter}');
      expect(calls).toHaveLength(2);
    });

    it('stops when the visitor connects another model', async () => {
      const { app, user, button, status } = await renderPage(PAIR);
      await user.click(button('Get a recipe'));
      const { controller } = await app.parts.model.load();
      act(() => controller.choose('sample'));
      expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
      expect(status()).toBe('Stopped');
      sessionStorage.clear();
    });
  });

  describe('the recipe pane', () => {
    const section = () => screen.getByRole('region', { name: 'Recipe' });
    const pane = () => within(section());

    it('asks for allergies or a diet from the first screen, and then says what is set', async () => {
      const preferences = () => screen.getByRole('button', { name: PREFERENCES });
      await renderPage();
      expect(preferences()).toHaveTextContent('Allergies or diet? None set');
      cleanup();
      await renderPage({ recipe: aRecipe('# Satay', { origin: 'shared' }) });
      expect(preferences()).toHaveTextContent('Allergies or diet? None set');
      cleanup();
      await renderApp({ preferences: { allergens: ['peanuts'] } });
      expect(preferences()).toHaveTextContent('Preferences: no peanuts');
    });

    it('shows a dish below its heading, in a live region that was already there', async () => {
      const { user, button, answer, status } = await renderPage(PAIR);
      const region = section().querySelector('[aria-live="polite"]');
      await user.click(button('Get a recipe'));
      await answer('# Fried rice\n\nWith eggs.\n\n1. Stir **well**.');
      expect(pane().getByRole('heading', { level: 2 })).toHaveTextContent(
        /^Saffron's Kitchen Recommends:$/,
      );
      expect(region).toContainElement(pane().getByRole('heading', { name: 'Fried rice' }));
      expect(region).toContainElement(pane().getByText('well'));
      const author = pane().getByText(
        'Written by a-model, an AI model. Check allergens and cooking temperatures.',
      );
      expect(region).not.toContainElement(author);
      expect(status()).toBe('Your recipe is ready');
    });

    it.each([
      ['a refusal in its text', "I'm sorry, but I can't help with that."],
      ['a question', '# Your list\n\nDo you have any allergies?'],
    ])('announces %s as an answer, not as a recipe', async (_, text) => {
      const { user, button, answer, status, app } = await renderPage(PAIR);
      await user.click(button('Get a recipe'));
      await answer(text);
      expect(status()).toBe('The model has answered');
      expect(app.recipe.getSnapshot().value).toEqual({ shown: 'note' });
      expect(pane().getByRole('heading', { name: /Recommends:$/ })).toBeVisible();
      await user.click(button('Get a recipe'));
      await answer('# Soup\n\n- 2 leeks');
      expect(status()).toBe('Your recipe is ready');
      expect(app.recipe.getSnapshot().context.recipe?.isNote).toBeUndefined();
    });

    it('says below a recipe what is not safe raw, if the recipe says no temperature', async () => {
      const text =
        '# Stew\n\n- 4 chicken thighs\n- 200 g dried kidney beans\n\n1. Boil the beans for an hour.\n2. Roast the chicken.';
      await renderPage({ ...PAIR, recipe: aRecipe(text) });
      expect(await pane().findByText(/^Raw kidney beans are poisonous/)).toBeVisible();
      expect(pane().getByText('Poultry is cooked through at 74 °C (165 °F) inside.')).toBeVisible();
    });

    it('says outside the recipe that a cut recipe may miss its end', async () => {
      await renderPage({ ...PAIR, recipe: aRecipe('# Rice', { cut: true, model: 'a-model' }) });
      expect(pane().getByText('The model stopped early. The end may be missing.')).toBeVisible();
    });

    it('shows the failure text below its heading, and does not say who wrote it', async () => {
      const { user, button, failThrice, items } = await renderPage(PAIR);
      await user.click(button('Get a recipe'));
      await failThrice();
      expect(pane().getByRole('heading', { level: 2 })).toHaveTextContent(
        "Saffron's Kitchen Recommends:",
      );
      expect(pane().getByText('No recipe', { exact: true })).toBeVisible();
      expect(pane().getByText(FAILURE)).toBeVisible();
      expect(pane().queryByText(/Written by|recipe book/)).not.toBeInTheDocument();
      for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
      expect(items()).toEqual(['eggs', 'rice']);
    });
  });

  it.each([
    [{ kind: 'tokenRejected' }, /Tell the people who run this page/],
    [{ kind: 'tooManyCalls' }, /Too many calls right now\. Wait a minute/],
    [undefined, /The cause is unknown/],
  ])('says why the last attempt failed (%j), and offers to try again', async (diagnosis, words) => {
    const { button, user, failThrice, calls } = await renderPage(PAIR);
    await user.click(button('Get a recipe'));
    await failThrice(diagnosis);
    const details = await screen.findByText(/^The last attempt: /);
    expect(details).toHaveTextContent(words);
    expect(details.closest('details')).not.toHaveAttribute('open');
    const note = screen.getByText(
      "This page's recipe writer isn't available. Try again or use a sample recipe.",
    );
    expect(note.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText(FAILURE).closest('[aria-live]')).toHaveTextContent(FAILURE);
    expect(button('AI model…')).toBeVisible();
    await user.click(button('Try again'));
    expect(button('Get a recipe')).toHaveFocus();
    expect(screen.getByText('Generating recipe...')).toBeVisible();
    expect(calls).toHaveLength(4);
    expect(screen.queryByText(/^The last attempt: /)).toBeNull();
  });

  it('starts with the text that the visitor was typing, and keeps each change of it', async () => {
    const { user, input } = await renderApp({ draft: 'spring o' });
    expect(input()).toHaveValue('spring o');
    await user.type(input(), 'n');
    expect(loadDraft()).toBe('spring on');
    await user.type(input(), '{Enter}');
    expect(loadDraft()).toBe('');
  });

  it('empties the field only once its words are on their way to the list', async () => {
    const { app, user, input } = await renderApp();
    const entered: string[] = [];
    input().addEventListener('input', () => {
      if ((input() as HTMLInputElement).value !== '') return;
      entered.push(...app.adding.getSnapshot().context.entries.map(({ text }) => text));
    });
    await user.type(input(), 'flour, sugar{Enter}');
    expect(entered).toEqual(['flour, sugar']);
  });

  it('causes no warning from React', async () => {
    const { user, input, button, answer, log } = await renderPage(PAIR);
    await user.type(input(), 'flour{Enter}');
    await user.click(button('Get a recipe'));
    await answer('# Rice\n\n- [x] done\n\n| a |\n| - |\n| b |');
    expect(log).not.toHaveBeenCalled();
  });
});

it('a recipe that is too long to lay out can be saved and exported', async () => {
  const recipe = aRecipe(`# Soup\n\n1. Boil.\n\n${' x'.repeat(17_000)}`, { model: 'a-model' });
  const { button } = await renderApp({ kitchen: { recipe } });
  expect(button('Save')).toBeVisible();
  expect(button('More')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cook' })).toBeNull();
});

it('an empty kitchen offers dishes with nothing that the visitor avoids, and a press asks for one', async () => {
  const { user, button, requests } = await renderApp({ preferences: { allergens: ['gluten'] } });
  expect(screen.queryByRole('button', { name: 'pasta and tomatoes' })).toBeNull();
  expect(screen.getByText('Or get a recipe with:')).toBeVisible();
  await user.click(button('eggs and rice'));
  await expect
    .poll(() => requests.map(({ ingredients }) => ingredients))
    .toEqual([['eggs', 'rice']]);
  expect(screen.queryByRole('button', { name: 'eggs and rice' })).toBeNull();
});
