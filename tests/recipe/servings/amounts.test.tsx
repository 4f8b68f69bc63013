import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import * as clipboard from '../../../src/browser/clipboard';
import { provideDialogs } from '../../support/dialogs';
import { renderRecipe } from '../cooking/renderRecipe';

const SOUP = `# Tomato soup

**Serves 2** | 30 minutes

## Ingredients

- 400 g **tomatoes**, chopped
- 1 onion
- 2 tins beans (400 g)
- salt to taste

## Method

1. Add half a teaspoon of salt. Bake tomatoes at 200 °C for 20 minutes.
2. Season, and serve with two forks.
`;

beforeEach(() => {
  sessionStorage.clear();
  provideDialogs();
});

const field = () => screen.getByRole('spinbutton', { name: 'Servings' });
const linesOf = (article: HTMLElement) =>
  [...article.querySelectorAll('[data-ingredient]')].map((line) => line.textContent);
const servings = (line: string) => SOUP.replace('**Serves 2** | 30 minutes', line);

describe('the servings', () => {
  it('rescale the ingredients, mark what is not scaled, and go back', async () => {
    const { article, user, button } = await renderRecipe(SOUP);
    expect(field()).toHaveValue(2);
    expect(article).toHaveTextContent(/Serves 2 \| 30 minutes/);
    const before = linesOf(article);
    await user.click(button('More servings'));
    expect(linesOf(article)).toEqual([
      '600 g tomatoes, chopped',
      '1½ onions',
      '2 tins beans (400 g) (not scaled)',
      'salt to taste',
    ]);
    expect(screen.getByRole('checkbox', { name: 'Ingredient: 1½ onions' })).toBeVisible();
    expect(
      screen.getAllByText("Still for 2, and you're making 3: half a teaspoon of salt."),
    ).toHaveLength(1);
    expect(article).toHaveTextContent('at 200 °C for 20 minutes');
    await user.click(button('Original amounts'));
    expect(linesOf(article)).toEqual(before);
    expect(screen.queryByText(/Still for 2/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Original amounts' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it.each(['Before you start', 'Mise en place'])(
    'rescale what a cook does below "%s"',
    async (heading) => {
      const { article, user, button } = await renderRecipe(
        SOUP.replace(
          '## Method',
          `## ${heading}\n\n- [ ] Dice 1 onion\n- [ ] Weigh 400 g tomatoes\n\n## Method`,
        ),
      );
      await user.click(button('More servings'));
      await user.click(button('More servings'));
      expect(article).toHaveTextContent('Dice 2 onions');
      expect(article).toHaveTextContent('Weigh 800 g tomatoes');
      await user.click(button('Original amounts'));
      expect(article).toHaveTextContent('Dice 1 onion');
      expect(article).toHaveTextContent('Weigh 400 g tomatoes');
    },
  );

  it('say what they can be if a cook types another number', async () => {
    const { article, user } = await renderRecipe(SOUP);
    await user.clear(field());
    await user.type(field(), '100');
    expect(article.querySelector('small')).toHaveTextContent('From 1 to 99 servings.');
    await user.type(field(), '{Backspace}');
    expect(screen.queryByText('From 1 to 99 servings.')).toBeNull();
  });

  it('leave a temperature in one piece at the end of a line', async () => {
    const { article } = await renderRecipe('- 2 eggs\n\n1. Bake at 180 °C, to 71 °C inside.');
    expect(article.textContent).toContain('Bake at 180\u00a0°C, to 71\u00a0°C inside.');
  });

  it('accept a typed number from 1 to 99, and announce it once', async () => {
    const { article, user, button } = await renderRecipe(SOUP);
    const status = article.querySelector('[role=status]');
    expect(status).toBeEmptyDOMElement();
    await user.clear(field());
    await user.type(field(), '99');
    expect(status).toHaveTextContent(/^The ingredients are for 99 now\.$/);
    expect(linesOf(article)[0]).toBe('19.8 kg tomatoes, chopped');
    await user.click(button('Original amounts'));
    expect(status).toHaveTextContent(/^The ingredients are for 2 now\.$/);
    await user.clear(field());
    await user.type(field(), '99');
    await user.click(button('More servings'));
    await user.clear(field());
    await user.type(field(), '0');
    await user.tab();
    expect(field()).toHaveValue(99);
    // Changed amounts must not be read aloud.
    for (const words of article.querySelectorAll('[data-ingredient] label > span')) {
      expect(words).toHaveAttribute('aria-live', 'off');
    }
  });

  it('warn from twice the amount on that the times may be too short', async () => {
    const { article, user, button } = await renderRecipe(SOUP);
    const note = 'Times are for 2. A larger batch can take longer: check the middle.';
    await user.click(button('More servings'));
    expect(article).not.toHaveTextContent('A larger batch');
    await user.click(button('More servings'));
    expect(field().closest('p')).toHaveTextContent(note);
    expect(screen.getAllByText(note)).toHaveLength(1);
    // In a copy as text, the number and the note are apart.
    expect(screen.getByText(note).textContent).toBe(` ${note}`);
    await user.click(button('Original amounts'));
    expect(article).not.toHaveTextContent('A larger batch');
  });

  it.each([
    ['in a line of facts', '**Prep:** 2 min · **Servings:** 2', /Servings: 2/],
    ['in a list', '- Prep time: 2 min\n- Yield: 2 bowls', /Yield: 2 bowls/],
    ['in a table', '| Prep | Servings |\n| - | - |\n| 2 min | 2 |', /2 min/],
  ])('have a field %s', { tags: 'rare' }, async (_, line, words) => {
    const { article } = await renderRecipe(servings(line));
    expect(field()).toHaveValue(2);
    expect(field().closest('p, li, td')?.textContent?.replace(/\s+/g, ' ')).not.toMatch(/2 min$/);
    expect(article.textContent?.replace(/\s+/g, ' ')).toMatch(words);
  });

  it('show a range only in the field, and count from its lower end', async () => {
    const { article, user, button } = await renderRecipe(servings('Serves 2-3 | Prep: 5 min'));
    const words = () => field().closest('p')?.textContent?.replace(/\s+/g, ' ').trim();
    expect(field()).toHaveValue(null);
    expect(field()).toHaveAttribute('placeholder', '2–3');
    expect(screen.getByText('2-3', { selector: 'span' })).toHaveClass(/number/);
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveValue(3);
    expect(linesOf(article)[1]).toBe('1½ onions');
    await user.click(button('Fewer servings'));
    expect(field()).toHaveValue(null);
    await user.click(button('Fewer servings'));
    expect(field()).toHaveValue(1);
    expect(words()).toMatch(/^Serves 1.*\| Prep: 5 min$/);
  });

  it.each([
    ['are not in the text', 'A soup.'],
    ['are more than 99', 'Makes 100 cookies'],
  ])('have no field if they %s', async (_, line) => {
    await renderRecipe(servings(line));
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('a cook who has less of one food', () => {
  async function open() {
    const page = await renderRecipe(SOUP);
    await page.user.click(screen.getByRole('checkbox', { name: /Ingredient: 400 g tomatoes/ }));
    await page.user.click(page.button('Scale to what I have'));
    const have = screen.getByRole('textbox', { name: 'I have' });
    expect(have).toHaveFocus();
    expect(have).toHaveAttribute('placeholder', '400 g');
    return { ...page, have };
  }

  it('scales the whole recipe to it, and sees what that makes', async () => {
    const { article, user, button, have } = await open();
    await user.type(have, '300 g{Enter}');
    expect(screen.getByRole('checkbox', { name: /Ingredient: 300 g tomatoes/ })).toHaveFocus();
    expect(linesOf(article).slice(0, 2)).toEqual([
      expect.stringContaining('300 g tomatoes, chopped'),
      '¾ onion',
    ]);
    expect(field()).toHaveAttribute('placeholder', '≈ 1½');
    expect(article.querySelector('[role=status]')).toHaveTextContent('for ≈ 1½ now');
    await user.click(button('More servings'));
    expect(field()).toHaveValue(2);
  });

  it('hears if the page cannot compare the two', async () => {
    const { article, user, have } = await open();
    await user.type(have, '2 tins{Enter}');
    expect(article).toHaveTextContent("That can't be compared with 400 g.");
    expect(linesOf(article)[1]).toBe('1 onion');
  });
});

describe('the units', () => {
  it('follow the preference, and so does the temperature of the oven', async () => {
    const { article, app } = await renderRecipe(SOUP);
    const prefer = (units: 'us' | 'original') =>
      act(() => {
        const preferences = { ...NO_PREFERENCES, units };
        app.kitchen.changePreferences(preferences);
      });
    prefer('us');
    await waitFor(() => expect(linesOf(article)[0]).toBe('14 oz tomatoes, chopped'));
    expect(article).toHaveTextContent('Bake tomatoes at 400 °F for 20 minutes.');
    expect(article).not.toHaveTextContent('not scaled');
    prefer('original');
    expect(linesOf(article)[0]).toBe('400 g tomatoes, chopped');
    // The servings are as before, so there is nothing to announce.
    expect(article.querySelector('[role=status]')).toBeEmptyDOMElement();
  });
});

describe('a copy', () => {
  it('has the amounts that the page shows', async () => {
    const copy = vi.spyOn(clipboard, 'copyFormatted').mockResolvedValue(true);
    const { user, button } = await renderRecipe(SOUP);
    await user.click(button('More servings'));
    await user.click(button('More'));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    const plain = copy.mock.calls[0]?.[0].plain;
    expect(plain).toContain('Serves 3 | 30 minutes');
    expect(plain).toContain('• 600 g tomatoes, chopped');
    expect(plain).toContain('• 2 tins beans (400 g) (not scaled)');
    expect(plain).toContain("Still for 2, and you're making 3: half a teaspoon of salt.");
  });
});

describe('the view for cooking', () => {
  it('shows the ingredients of a step with their amounts, and for how many servings those in its text are', async () => {
    const { user, button } = await renderRecipe(SOUP.replace('Season', 'Add the onion'));
    await user.click(button('More servings'));
    await user.click(button('Cook'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    const list = await dialog.findByRole('list', { name: 'For this step' });
    expect(list).toHaveTextContent(/^600 g tomatoes$/);
    const note = "Still for 2, and you're making 3: half a teaspoon of salt.";
    expect(within(dialog.getByRole('region', { name: /^Step \d/ })).getByText(note)).toBeVisible();
    // A screen reader says the step and its note together: they are one element of the live region.
    expect(dialog.getByText(/^Step \d of/, { selector: '[aria-live] > p' })).toHaveTextContent(
      note,
    );
    await user.click(dialog.getByRole('button', { name: 'Ingredients' }));
    expect(dialog.getByText(/^600 $|^600$/, { selector: 'label span' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.queryByText(/Still for 2/)).toBeNull();
  });
});
