import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';

async function renderKitchen(ingredients: string[] = []) {
  const view = await renderApp({ kitchen: { ingredients } });
  await act(() => view.app.parts.typing.load());
  return view;
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

  it('Firefox may show the suggestions, and keeps no history of what was typed', async () => {
    const { input } = await renderKitchen();
    expect(input()).toHaveAttribute('autocomplete', 'on');
    expect(input().closest('form')).toHaveAttribute('autocomplete', 'off');
  });

  it('bullets, numbers and boxes of a pasted list are dropped, amounts are not', async () => {
    const { user, input, items } = await renderKitchen();
    await user.click(input());
    await user.paste('- eggs\n• rice\n1. flour\n2) milk\n* [ ] butter\n2 lemons\n– 3 leeks');
    expect(items()).toEqual(['eggs', 'rice', 'flour', 'milk', 'butter', '2 lemons', '3 leeks']);
    await user.paste('- tea');
    expect(items()).toContain('tea');
  });
});

describe('an ingredient that reads as several foods', () => {
  it('is one, until "Split into 3" is pressed; one undo makes it one again', async () => {
    const { user, input, items, button } = await renderKitchen(['eggs']);
    await user.type(input(), 'chicken breast, pasta, cream{Enter}');
    expect(items()).toEqual(['eggs', 'chicken breast, pasta, cream']);
    await user.click(button('Split into 3'));
    expect(items()).toEqual(['eggs', 'chicken breast', 'pasta', 'cream']);
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Split/ })).toBeNull();
    await user.click(button('Undo'));
    expect(items()).toEqual(['eggs', 'chicken breast, pasta, cream']);
  });

  it('can be split later too, behind its name, as the visitor has edited it', async () => {
    const { user, items, button } = await renderKitchen(['eggs', 'pasta, cream', 'tea']);
    await user.click(button('eggs'));
    expect(screen.queryByRole('button', { name: /^Split/ })).toBeNull();
    await user.click(button('pasta, cream'));
    await user.keyboard('pasta, cream, ham');
    await user.click(button('Split into 2'));
    expect(items()).toEqual(['eggs', 'pasta', 'cream', 'ham', 'tea']);
    expect(button('pasta')).toHaveFocus();
    await user.click(button('Undo'));
    expect(items()).toEqual(['eggs', 'pasta, cream', 'tea']);
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

  it('by leaving the field, which keeps the focus where it went', async () => {
    const { user, button, items, input } = await renderKitchen(LIST);
    await user.click(button('tea'));
    await user.keyboard('green tea');
    await user.click(input());
    expect(items()).toEqual(['eggs', 'rice', 'green tea']);
    expect(input()).toHaveFocus();
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

describe('"Use up"', () => {
  it('marks an ingredient behind its name, which keeps the focus, and takes the mark away', async () => {
    const { app, user, button, items } = await renderKitchen(['eggs', 'rice']);
    const press = async () => {
      button('rice').focus();
      await user.keyboard('{Enter}{Tab}{Enter}');
    };
    button('rice').focus();
    await user.keyboard('{Enter}');
    expect(button('Use up')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Tab} ');
    expect(items()).toEqual(['eggs', 'rice · use up']);
    expect(app.recipe.getSnapshot().context.useUp).toEqual(['rice']);
    expect(screen.getByRole('button', { name: /^rice.*use up/ })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(button('Use up')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Use up'));
    expect(items()).toEqual(['eggs', 'rice']);
    await press();
    expect(items()).toEqual(['eggs', 'rice · use up']);
  });

  it('saves the new text too', async () => {
    const { user, button, items } = await renderKitchen(['eggs', 'rice']);
    await user.click(button('rice'));
    await user.keyboard('red rice');
    await user.click(button('Use up'));
    expect(items()).toEqual(['eggs', 'red rice · use up']);
  });
});
