import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COMPOSING_BROWSERS, compose } from '../support/compose';
import { renderApp } from '../support/renderApp';
import { settle } from '../support/settle';

async function renderKitchen(ingredients: string[] = []) {
  const view = await renderApp({ kitchen: { ingredients } });
  await act(() => view.app.parts.typing.load());
  return view;
}

/** The result lets the part arrive that reads words. */
function holdTyping({ app }: Awaited<ReturnType<typeof renderApp>>) {
  let arrive = (_: never) => {};
  const load = vi.spyOn(app.parts.typing, 'load').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  return async () => {
    load.mockRestore();
    const part = await act(() => app.parts.typing.load());
    await act(async () => arrive(part as never));
    await act(settle);
  };
}

describe('while typing', () => {
  it('the field suggests foods, and Enter adds exactly what was typed', async () => {
    const { user, input, items, container } = await renderKitchen();
    const field = input();
    await user.type(field, 'paprik');
    const options = [...container.querySelectorAll('datalist option')];
    expect(options.map((option) => option.getAttribute('value'))).toContain('paprika');
    expect(field).toHaveAttribute('list', container.querySelector('datalist')?.id);
    await user.keyboard('{Enter}');
    expect(items()).toEqual(['paprik']);
    expect(container.querySelectorAll('datalist option')).toHaveLength(0);
  });

  it.each(COMPOSING_BROWSERS)(
    'the Enter that takes a word from an input method adds nothing yet in %s',
    async (browser) => {
      const { user, input, items } = await renderKitchen();
      await user.click(input());
      compose(input() as HTMLInputElement, '味醂', browser);
      expect(items()).toEqual([]);
      expect(input()).toHaveValue('味醂');
      await user.keyboard('{Enter}');
      expect(items()).toEqual(['味醂']);
    },
  );

  it('Firefox may show the suggestions, and keeps no history of what was typed', async () => {
    const { input } = await renderKitchen();
    expect(input()).toHaveAttribute('autocomplete', 'on');
    expect(input().closest('form')).toHaveAttribute('autocomplete', 'off');
  });
});

it.each([
  ['butter beans', ['butter beans']],
  ['tea, 1,5 l milk', ['tea', '1,5 l milk']],
  [' ', []],
])(
  'what is in the field joins the list before the page asks for a recipe: %j',
  async (typed, added) => {
    const { user, input, items, button, requests } = await renderKitchen(['eggs', 'rice']);
    await user.type(input(), typed);
    await user.click(button('Get a recipe'));
    await expect.poll(() => requests).toHaveLength(1);
    expect(requests[0]?.ingredients).toEqual(['eggs', 'rice', ...added]);
    expect(items()).toEqual(['eggs', 'rice', ...added]);
    expect(input()).toHaveValue('');
    expect(button('Get a recipe')).toHaveFocus();
  },
);

it('pressed twice, the page still asks with all that is in the field', async () => {
  const { user, input, button, requests } = await renderKitchen(['eggs', 'rice']);
  await user.type(input(), 'peas, beans');
  await user.dblClick(button('Get a recipe'));
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]?.ingredients).toEqual(['eggs', 'rice', 'peas', 'beans']);
});

describe('what a visitor presses after Enter, while the page still fetches what reads the words,', () => {
  async function enterLine() {
    const view = await renderApp({ kitchen: { ingredients: ['eggs', 'rice'] } });
    const arrive = holdTyping(view);
    await view.user.type(view.input(), 'flour, sugar, cream{Enter}');
    expect(view.input()).toHaveValue('');
    expect(screen.getByText('flour, sugar, cream')).toBeVisible();
    return { ...view, arrive };
  }
  const ALL = ['eggs', 'rice', 'flour', 'sugar', 'cream'];

  it('asks for a recipe with them, once', async () => {
    const { user, button, requests, arrive } = await enterLine();
    await user.click(button('Get a recipe'));
    await user.click(button('Get a recipe'));
    expect(button('Get a recipe')).toHaveAttribute('aria-disabled', 'true');
    expect(requests).toEqual([]);
    await arrive();
    await expect.poll(() => requests.map(({ ingredients }) => ingredients)).toEqual([ALL]);
  });

  it('starts over with them, and Undo brings them back', async () => {
    const { user, button, items, arrive } = await enterLine();
    await user.click(button('Start over'));
    expect(items()).toEqual([]);
    await arrive();
    expect(items()).toEqual([]);
    await user.click(button('Undo'));
    expect(items()).toEqual(ALL);
  });

  it('adds them once, and other words after them', async () => {
    const { user, items, input, arrive } = await enterLine();
    await user.keyboard('{Enter}');
    await user.type(input(), 'tea{Enter}');
    expect(items()).toEqual(['eggs', 'rice']);
    await arrive();
    expect(items()).toEqual([...ALL, 'tea']);
  });
});

describe('what a visitor does not want, among the foods,', () => {
  it('gets the offer to avoid it, which takes it off the list', async () => {
    const { user, app, button, items, input, status } = await renderKitchen(['rice']);
    await act(() => app.parts.recipe.load());
    await user.type(input(), 'my child is allergic to milk{Enter}');
    expect(screen.getByText('The list takes this as a food.')).toBeVisible();
    expect(status()).toBe(
      'my child is allergic to milk The list takes this as a food. Always avoid milk',
    );
    await user.click(button('Always avoid milk'));
    expect(app.kitchen.getSnapshot().context.preferences.allergens).toEqual(['milk']);
    expect(items()).toEqual(['rice']);
    expect(input()).toHaveFocus();
    await user.click(button('Undo'));
    expect(items()).toEqual(['rice', 'my child is allergic to milk']);
    expect(screen.queryByText('The list takes this as a food.')).toBeNull();
  });

  it.each([
    ['no milk and no xylofoo', 'milk', true],
    ['no xylofoo or no milk', 'milk', true],
    ['no milk but xylofoo', 'milk', true],
    ['no milk, xylofoo', 'milk', true],
    ['no honey and rice', 'honey', true],
    ['no milk and no dairy', 'milk', false],
    ['no milk.', 'milk', false],
  ])(
    'as in %j, stays until all of it is avoided, and the focus stays',
    async (entry, first, stays) => {
      const { user, app, button, input } = await renderKitchen(['eggs', entry]);
      await act(() => app.parts.recipe.load());
      await user.click(button(`Always avoid ${first}`));
      const { ingredients } = app.kitchen.getSnapshot().context;
      expect(ingredients).toEqual(stays ? ['eggs', entry] : ['eggs']);
      expect(input()).toHaveFocus();
    },
  );
});

describe('a pasted list', () => {
  it('gives its ingredients, and says what it leaves out and what is there already', async () => {
    const { user, input, items, status } = await renderKitchen(['eggs']);
    await user.click(input());
    await user.paste('Shopping list:\n- eggs\n- rice\n\nAllergies:\n- nuts');
    expect(items()).toEqual(['eggs', 'rice']);
    expect(status()).toBe(
      "riceYou already have eggs. Skipped 'Shopping list', 'Allergies', and 'nuts'.",
    );
    await user.paste('- tea');
    await user.paste('☐ oats');
    expect(items()).toEqual(['eggs', 'rice', 'tea', 'oats']);
    expect(status()).toBe('oats');
    await user.paste('Avoid:\n- prawns');
    expect(items()).toEqual(['eggs', 'rice', 'tea', 'oats']);
    expect(status()).toBe("Skipped 'Avoid' and 'prawns'.");
  });

  it('of foods under headings says how many it adds', async () => {
    const { user, input, status } = await renderKitchen();
    await user.click(input());
    await user.paste('In the fridge:\n- eggs\n- milk\nCupboard:\n- rice');
    expect(status()).toBe(
      "eggsmilkriceAdded 3 ingredients. Skipped 'In the fridge' and 'Cupboard'.",
    );
  });

  it('is named in a line with Undo, and counted there if it is long', async () => {
    const { user, input, items } = await renderKitchen();
    expect(screen.getByText(/^Type or paste what you have: /)).toBeVisible();
    const row = () => screen.getByRole('button', { name: 'Undo' }).closest('li')?.textContent;
    await user.click(input());
    await user.paste('eggs\nrice\npeas\nleeks\nmilk');
    expect(screen.queryByText(/^Type or paste what you have: /)).toBeNull();
    expect(row()).toBe('Added eggs, rice, peas, leeks, milkUndo');
    await user.paste('tea\noats\noil\nsalt\nflour\nham');
    expect(row()).toBe('Added 6 ingredientsUndo');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual(['eggs', 'rice', 'peas', 'leeks', 'milk']);
  });

  it('of one food stays in the field, which the visitor may go on with', async () => {
    const { user, input, items } = await renderKitchen();
    await user.click(input());
    for (const food of ['½ lemon', '1 lemon']) {
      await user.paste(food);
      expect(input()).toHaveValue(food);
      expect(items()).toEqual([]);
      await user.clear(input());
    }
  });

  it('that is typed stays to the letter', async () => {
    const { user, input, items } = await renderKitchen();
    for (const text of ['- eggs', '1. rice', 'Avoid: nuts', 'Sauces:'])
      await user.type(input(), `${text}{Enter}`);
    expect(items()).toEqual(['- eggs', '1. rice', 'Avoid: nuts', 'Sauces:']);
  });

  it('stays in sight until the page can read it, and the field is free', async () => {
    const view = await renderApp();
    const arrive = holdTyping(view);
    await view.user.click(view.input());
    await view.user.paste('eggs\nnuts');
    await view.user.keyboard('te');
    expect(screen.getByText('eggs, nuts')).toBeVisible();
    expect(view.input()).toHaveValue('te');
    await arrive();
    expect(view.items()).toEqual(['eggs', 'nuts']);
    expect(screen.queryByText('eggs, nuts', { selector: 'p' })).toBeNull();
    expect(view.input()).toHaveValue('te');
  });

  it('that may be a recipe is asked about, and adds nothing, even after Enter at once', async () => {
    const view = await renderApp();
    const arrive = holdTyping(view);
    await view.user.click(view.input());
    await view.user.paste('Soup\n\n2 eggs\n1 onion\n\n1. Boil the eggs for 10 minutes.\n2. Serve.');
    await view.user.keyboard('{Enter}');
    await arrive();
    expect(await screen.findByRole('button', { name: 'Open it' })).toBeVisible();
    expect(view.items()).toEqual([]);
    expect(view.input()).toHaveValue('');
  });

  it('goes back into the field, before what the visitor types, if the page cannot fetch what reads it', async () => {
    const view = await renderApp();
    vi.spyOn(view.app.parts.typing, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    await view.user.click(view.input());
    await view.user.paste('eggs\nAvoid:\nnuts');
    expect(view.items()).toEqual([]);
    expect(view.input()).toHaveValue('eggs, Avoid:, nuts');
    await view.user.keyboard(' bread');
    expect(view.input()).toHaveValue('eggs, Avoid:, nuts bread');
  });
});

describe('what was removed', () => {
  const rows = () =>
    [...screen.getByRole('region', { name: 'Ingredients on hand' }).querySelectorAll('li')].map(
      (row) => row.textContent,
    );

  it('can be undone in the row that it had, and no row moves until then', async () => {
    const { user, button, items } = await renderKitchen(['eggs', 'rice', 'tea', 'oats']);
    await user.click(button('Remove rice'));
    expect(rows()).toEqual(['eggs', 'Removed riceUndo', 'tea', 'oats']);
    await user.click(button('Remove oats'));
    expect(rows()).toEqual(['eggs', '', 'tea', 'Removed oatsUndo']);
    expect(button('Remove tea')).toHaveFocus();
    await user.click(button('Undo'));
    expect(rows()).toEqual(['eggs', 'tea', 'oats']);
    expect(button('Remove oats')).toHaveFocus();
    expect(items()).toEqual(['eggs', 'tea', 'oats']);
  });
});

describe('a comma', () => {
  const THIRTY = [...'abcdefghijklmnopqrstuvwxyz1234'].map((letter) => `zorblax ${letter}`);

  it('splits what a visitor types, as a line break does; one undo takes all of it back', async () => {
    const { user, input, items, button } = await renderKitchen(['eggs']);
    await user.type(input(), 'chicken breast, pasta and cream{Enter}');
    expect(items()).toEqual(['eggs', 'chicken breast', 'pasta', 'cream']);
    expect(input()).toHaveFocus();
    await user.click(button('Undo'));
    expect(items()).toEqual(['eggs']);
  });

  it('splits thirty foods on one line, typed or pasted, and leaves one food whole', async () => {
    const { user, input, items, button } = await renderKitchen();
    await user.click(input());
    await user.paste(`${THIRTY.join(', ')}, butter, unsalted`);
    await user.keyboard('{Enter}');
    expect(items()).toEqual([...THIRTY, 'butter, unsalted']);
    await user.click(button('Undo'));
    await user.paste('onions, garlic and ginger\ntomatoes, 400 g\nbutter, unsalted');
    expect(items()).toEqual(['onions', 'garlic', 'ginger', 'tomatoes, 400 g', 'butter, unsalted']);
    await user.click(button('Undo'));
    expect(items()).toEqual([]);
  });

  it('splits an entry as the visitor edits it', async () => {
    const { user, items, button } = await renderKitchen(['eggs', 'pasta', 'tea']);
    await user.click(button('pasta'));
    await user.keyboard('pasta, cream, ham{Enter}');
    expect(items()).toEqual(['eggs', 'pasta', 'cream', 'ham', 'tea']);
    await user.click(button('Undo'));
    expect(items()).toEqual(['eggs', 'pasta', 'tea']);
  });

  it('splits without the tables of foods too, if the page cannot fetch them', async () => {
    const view = await renderApp();
    vi.spyOn(view.app.parts.typing, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    await view.user.type(view.input(), 'eggs, 1,5 kg rice{Enter}');
    expect(view.items()).toEqual(['eggs', '1,5 kg rice']);
  });
});

describe('an ingredient that reads as several foods', () => {
  const SPLIT = 'Split into 2: pasta, cream';

  it('is one, until its row has split it; one undo makes it one again', async () => {
    const { user, input, items, button } = await renderKitchen(['eggs']);
    await user.type(input(), 'pasta and cream{Enter}');
    expect(items()).toEqual(['eggs', 'pasta and cream']);
    expect(button(SPLIT).closest('li')).toContainElement(button('pasta and cream'));
    await user.click(button(SPLIT));
    expect(items()).toEqual(['eggs', 'pasta', 'cream']);
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Split / })).toBeNull();
    await user.click(button('Undo'));
    expect(items()).toEqual(['eggs', 'pasta and cream']);
  });

  it('is what the hint is about while nothing else is on the list', async () => {
    const { user, input, button } = await renderKitchen();
    await user.type(input(), 'chicken{Enter}');
    expect(screen.getByText('What else do you have?')).toBeVisible();
    await user.click(button('Remove chicken'));
    await user.type(input(), 'chicken and rice{Enter}');
    expect(screen.getByText('Split this, or add another.')).toBeVisible();
    await user.type(input(), 'eggs{Enter}');
    expect(screen.queryByText('Split this, or add another.')).toBeNull();
    expect(screen.getByText('Your recipe will appear here')).toBeVisible();
  });

  it('by the keyboard, the focus goes to the first of its foods', async () => {
    const { user, button } = await renderKitchen(['eggs', 'pasta, cream']);
    button(SPLIT).focus();
    await user.keyboard('{Enter}');
    expect(button('pasta')).toHaveFocus();
  });
});

describe('an ingredient is edited in its place', () => {
  const LIST = ['eggs', 'rice', 'tea'];

  it('by Enter on its name and on the new text, with an undo', async () => {
    const { user, button, items } = await renderKitchen(LIST);
    button('rice').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Edit rice')).toHaveFocus();
    await user.keyboard('brown rice{Enter}');
    expect(items()).toEqual(['eggs', 'brown rice', 'tea']);
    expect(button('brown rice')).toHaveFocus();
    expect(screen.getByText('Changed').parentElement).toHaveTextContent('Changed rice');
    await user.click(button('Undo'));
    expect(items()).toEqual(LIST);
  });

  it.each(COMPOSING_BROWSERS)(
    'not by a key that belongs to an input method in %s',
    async (browser) => {
      const { user, button, items } = await renderKitchen(LIST);
      await user.click(button('rice'));
      const field = screen.getByLabelText<HTMLInputElement>('Edit rice');
      compose(field, '玄', browser, 'Escape');
      compose(field, '玄米', browser);
      expect(field).toHaveFocus();
      expect(field).toHaveValue('玄米');
      await user.keyboard('{Enter}');
      expect(items()).toEqual(['eggs', '玄米', 'tea']);
    },
  );

  it('by leaving the field, which keeps the focus where it went', async () => {
    const { user, button, items, input } = await renderKitchen(LIST);
    await user.click(button('tea'));
    await user.keyboard('green tea');
    await user.click(input());
    expect(items()).toEqual(['eggs', 'rice', 'green tea']);
    expect(input()).toHaveFocus();
  });

  it('by turning to another window, whose page may not come back', async () => {
    const { user, button, items } = await renderKitchen(LIST);
    await user.click(button('tea'));
    await user.keyboard('green tea');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(screen.getByLabelText('Edit tea'));
    // The page is about to go.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(items()).toEqual(['eggs', 'rice', 'green tea']);
  });

  it('not with Escape, and not to nothing', async () => {
    const { user, button, items } = await renderKitchen(LIST);
    await user.click(button('eggs'));
    await user.keyboard('duck{Escape}');
    expect(items()).toEqual(LIST);
    expect(button('eggs')).toHaveFocus();
    await user.keyboard('{Enter} {Enter}');
    expect(items()).toEqual(LIST);
  });
});

describe('an ingredient that another tab removes while the visitor edits it', () => {
  const removeElsewhere = () =>
    act(() => {
      const later = Date.now() + 5_000;
      vi.spyOn(Date, 'now').mockReturnValue(later);
      const kept = JSON.parse(localStorage.getItem('saffron.list') ?? '');
      const text = JSON.stringify({ ...kept, ingredients: ['eggs', 'tea'] });
      localStorage.setItem('saffron.list', text);
      dispatchEvent(new StorageEvent('storage', { key: 'saffron.list' }));
    });

  it('keeps its field, whose words join the list', async () => {
    const page = await renderKitchen(['eggs', 'rice', 'tea']);
    await page.user.click(page.button('rice'));
    await page.user.keyboard('brown r');
    removeElsewhere();
    expect(screen.getByLabelText('Edit rice')).toHaveValue('brown r');
    expect(screen.getByLabelText('Edit rice')).toHaveFocus();
    await page.user.keyboard('ice{Enter}');
    expect(page.items()).toEqual(['eggs', 'tea', 'brown rice']);
  });

  it('stays away if the visitor changes nothing', async () => {
    const page = await renderKitchen(['eggs', 'rice', 'tea']);
    await page.user.click(page.button('rice'));
    removeElsewhere();
    await page.user.keyboard('{Enter}');
    expect(page.items()).toEqual(['eggs', 'tea']);
  });
});

describe('"Use up"', () => {
  it('marks an ingredient after its name, which keeps the focus, and takes the mark away', async () => {
    const { app, user, button, items } = await renderKitchen(['eggs', 'rice']);
    const press = async () => {
      button('rice').focus();
      await user.keyboard('{Enter}{Tab}{Enter}');
    };
    button('rice').focus();
    await user.keyboard('{Enter}');
    expect(button('Use up')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Tab} ');
    expect(items()).toEqual(['eggs', 'rice\u00a0· use up']);
    expect(app.kitchen.getSnapshot().context.useUp).toEqual(['rice']);
    expect(screen.getByRole('button', { name: /^rice.*use up/ })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(button('Use up')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Use up'));
    expect(items()).toEqual(['eggs', 'rice']);
    await press();
    expect(items()).toEqual(['eggs', 'rice\u00a0· use up']);
  });
});

describe('"Eat by"', () => {
  const dates = ({ app }: Awaited<ReturnType<typeof renderKitchen>>) =>
    app.kitchen.getSnapshot().context.dates;

  it('gives an entry a date by keyboard, which the row says, and takes it away', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
    const page = await renderKitchen(['eggs', 'rice']);
    const { user, button, items } = page;
    expect(items()).toEqual(['eggs', 'rice']);
    button('rice').focus();
    await user.keyboard('{Enter}{Tab}{Tab}');
    const field = () => screen.getByLabelText('Eat by');
    expect(field()).toHaveFocus();
    fireEvent.change(field(), { target: { value: '2026-11-27' } });
    await user.keyboard('{Enter}');
    expect(items()).toEqual(['eggs', 'rice\u00a0· Eat by Friday']);
    expect(dates(page)).toEqual([{ entry: 'rice', day: '2026-11-27' }]);
    expect(screen.getByRole('button', { name: /^rice.*Friday/ })).toHaveFocus();

    await user.keyboard('{Enter}');
    fireEvent.change(field(), { target: { value: '' } });
    await user.keyboard('{Escape}');
    expect(dates(page)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^rice.*Friday/ }));
    fireEvent.change(field(), { target: { value: '2026-11-22' } });
    await user.clear(screen.getByLabelText('Edit rice'));
    await user.type(screen.getByLabelText('Edit rice'), 'brown rice{Enter}');
    expect(items()).toEqual(['eggs', 'brown rice\u00a0· Eat by Sunday\u00a0· use up']);
    await user.click(screen.getByRole('button', { name: /^brown rice/ }));
    fireEvent.change(field(), { target: { value: '' } });
    await user.click(page.input());
    expect([items(), dates(page)]).toEqual([['eggs', 'brown rice'], []]);
    vi.useRealTimers();
  });
});
