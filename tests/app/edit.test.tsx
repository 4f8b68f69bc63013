import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import { isForeign } from '../../machines/kitchen/recipe';
import { closeByBrowser, provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';
// Loaded in advance, so no test waits for it.
import '../../src/cookbook/edit/editing';
import '../../src/cookbook/texts';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const TEXT =
  '# Soup\n\nServes 2\n\n## Ingredients\n\n- **300 g** onions\n- 40 g butter\n\n## Method\n\n1. Fry the onions for 5 minutes.\n2. Serve.\n';
/** Laid out anew: no bold words, and an empty line between steps. */
const EDITED = TEXT.replace('**300 g**', '250 g').replace('minutes.\n', 'minutes.\n\n');

/** What the tab keeps of fields, each under its own key. */
const kept = () =>
  Object.entries({ ...sessionStorage }).filter(([key]) => /^saffron\.edit/.test(key));

async function openField(options: Parameters<typeof renderApp>[0] = {}) {
  const recipe = aRecipe(TEXT, { model: 'a-model', askedWith: ['onions', 'butter'] });
  const page = await renderApp({
    kitchen: { ingredients: ['onions', 'butter'], recipe },
    ...options,
  });
  const { actor } = await act(() => page.app.parts.cookbook.load());
  await act(() => waitForState(actor, (snapshot) => snapshot.matches('idle')));
  const shown = () => page.app.recipe.getSnapshot().context.recipe;
  const open = async () => {
    await page.user.click(page.button('More'));
    await page.user.click(page.button('Edit'));
    return (await screen.findByRole('textbox', { name: 'Recipe' })) as HTMLTextAreaElement;
  };
  async function put(field: HTMLTextAreaElement, text: string) {
    await page.user.clear(field);
    await page.user.paste(text);
  }
  return { ...page, actor, open, put, shown };
}

/** The edit is taken back for good. */
function expectUndone() {
  const outcome = screen.getByText('Undone.').closest('[role=status]');
  expect(outcome).toHaveTextContent(/^Undone\.$/);
  expect(outcome).toHaveFocus();
}

describe('a recipe on the page', () => {
  it('is plain text in a field, and Done lays it out anew', async () => {
    const { app, open, put, user, button, shown } = await openField();
    const field = await open();
    expect(field).toHaveFocus();
    expect(field.value).toBe(
      'Soup\n\nServes 2\n\nIngredients\n\n300 g onions\n40 g butter\n\nMethod\n\nFry the onions for 5 minutes.\nServe.',
    );
    expect(await screen.findByText('2 ingredients · 2 steps')).toBeVisible();
    expect(screen.queryByText(/yet:/)).toBeNull();
    await put(field, field.value.replace('300 g', '250 g'));
    await user.click(button('Done'));
    await waitFor(() => expect(shown()?.text).toBe(EDITED));
    expect(shown()).toMatchObject({
      model: 'a-model',
      byHand: 'edited',
      askedWith: ['onions', 'butter'],
    });
    expect(screen.getByText(/Edited since/)).toHaveTextContent(
      'Written by a-model, an AI model. Edited since.',
    );
    // A visitor may have pasted a stranger's words.
    expect(isForeign(shown() ?? expect.fail())).toBe(true);
    const { earlier } = app.recipe.getSnapshot().context;
    expect(earlier).toMatchObject([{ text: TEXT }]);
    expect(earlier[0]?.byHand).toBeUndefined();
    expect(kept()).toEqual([]);
    await user.click(button('Undo'));
    expect(shown()).toMatchObject({ text: TEXT });
    expect(shown()?.byHand).toBeUndefined();
    expectUndone();
  });

  it('stays a stranger’s, with its source and without its end, whatever the visitor changes', async () => {
    const source = { name: 'Aunt Ada' };
    const recipe = aRecipe(TEXT, { model: null, origin: 'imported', source, cut: true });
    const { open, put, user, button, shown } = await openField({ kitchen: { recipe } });
    const field = await open();
    await put(field, field.value.replace('300 g', '250 g'));
    await user.click(button('Done'));
    await waitFor(() => expect(shown()?.text).toBe(EDITED));
    expect(shown()).toMatchObject({ origin: 'imported', source, cut: true });
    expect(isForeign({ ...(shown() ?? expect.fail()), byHand: undefined })).toBe(true);
  });

  it('keeps ticks of lines that are the same, and the servings that were chosen', async () => {
    const { open, put, user, button, shown } = await openField();
    await user.click(screen.getByRole('checkbox', { name: 'Ingredient: 40 g butter' }));
    await user.click(button('More servings'));
    const field = await open();
    await put(field, field.value.replace('300 g onions\n', ''));
    await user.click(button('Done'));
    await waitFor(() => expect(shown()?.text).not.toContain('onions\n-'));
    expect(screen.getByRole('checkbox', { name: 'Ingredient: 60 g butter' })).toBeChecked();
  });

  it('says what it contains of what the visitor avoids, and never that it contains nothing', async () => {
    const { open } = await openField({ preferences: { allergens: ['milk'] } });
    const field = await open();
    const finds = await screen.findByText(/Contains milk\./);
    expect(finds.parentElement).toHaveTextContent(/^2 ingredients · 2 steps · Contains milk\.$/);
    fireEvent.input(field, { target: { value: field.value.replace('40 g butter\n', '') } });
    // The buttons below keep their place while the visitor types.
    expect(finds).toBeVisible();
    await waitFor(() => expect(finds).not.toBeInTheDocument());
    expect(screen.getByText('1 ingredient · 2 steps').parentElement).toHaveTextContent(
      /^1 ingredient · 2 steps$/,
    );
    // That it found nothing is no verdict on what it could not read.
    fireEvent.input(field, { target: { value: field.value.replace('onions', 'zorblax') } });
    expect(await screen.findByText(/^· Not fully checked\.$/)).toBeVisible();
  });

  it('keeps nothing of words that the visitor types and deletes again', async () => {
    const { open, put } = await openField();
    const field = await open();
    const { value } = field;
    await put(field, `${value}x`);
    expect(kept()).toHaveLength(1);
    await put(field, value);
    expect(kept()).toEqual([]);
  });

  it('asks before Escape gives up a change, and a reload keeps it', async () => {
    const { open, put, user, button } = await openField();
    const field = await open();
    await put(field, 'Stew');
    await user.click(button('Cancel'));
    expect(screen.getByText('Discard your changes?')).toBeVisible();
    expect(button('Keep editing')).toHaveFocus();
    await user.click(button('Keep editing'));
    expect(screen.getByRole('textbox', { name: 'Recipe' })).toHaveValue('Stew');
    expect(field).toHaveFocus();
    await user.click(button('Cancel'));
    act(
      () =>
        void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    expect(screen.queryByText('Discard your changes?')).toBeNull();
    expect(field).toHaveFocus();
    expect(JSON.stringify(kept())).toContain('Stew');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Stew');
    const says = () => screen.queryByText('Not saved yet: your changes are in “Edit”.');
    expect(says()).toBeNull();
    act(() => closeByBrowser(screen.getByRole('dialog')));
    expect(says()).toBeVisible();
    expect(await open()).toHaveValue('Stew');
    await user.click(button('Cancel'));
    await user.click(button('Discard'));
    expect(says()).toBeNull();
    expect(kept()).toEqual([]);
    expect((await open()).value).toMatch(/^Soup/);
  });

  it('takes what a visitor types while the page asks, and asks no longer', async () => {
    const { open, put, user, button, shown } = await openField();
    const field = await open();
    await put(field, field.value.replace('300 g', '200 g'));
    await user.click(button('Cancel'));
    expect(screen.getByText('Discard your changes?')).toBeVisible();
    await put(field, field.value.replace('200 g', '250 g'));
    expect(screen.queryByText('Discard your changes?')).toBeNull();
    await user.click(button('Done'));
    await waitFor(() => expect(shown()?.text).toBe(EDITED));
  });

  it('keeps its text while the visitor edits another one and gives that up', async () => {
    const { app, open, put, user, button } = await openField();
    const show = (text: string) =>
      act(() => app.recipe.send({ type: 'recipe.open', recipe: aRecipe(text) }));
    await put(await open(), 'Stew');
    act(() => closeByBrowser(screen.getByRole('dialog')));
    show('# Toast\n\n## Ingredients\n\n- 1 slice bread\n\n## Method\n\n1. Toast it.\n');
    await put(await open(), 'Cake');
    await user.click(button('Cancel'));
    await user.click(button('Discard'));
    expect(kept()).toHaveLength(1);
    show(TEXT);
    expect(await open()).toHaveValue('Stew');
  });

  it('opens with its changes, even if a link has put another one on the page meanwhile', async () => {
    const { app, open, put, user, button, shown } = await openField();
    const field = await open();
    await put(field, field.value.replace('300 g', '250 g'));
    const linked = aRecipe('# Toast\n\n1. Toast it.\n', { origin: 'shared' });
    act(() => app.recipe.send({ type: 'recipe.open', recipe: linked }));
    await user.click(button('Done'));
    await waitFor(() => expect(shown()).toMatchObject({ text: EDITED, model: 'a-model' }));
    expect(kept()).toEqual([]);
  });

  it('stays what it is if the visitor changes nothing', async () => {
    const { open, put, user, button, shown } = await openField();
    const field = await open();
    const { value } = field;
    await put(field, 'Stew');
    await put(field, value);
    await user.click(button('Done'));
    expect(shown()).toMatchObject({ text: TEXT });
    expect(shown()?.byHand).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is markdown in the field if it has a table, and the field says how to write that', async () => {
    const recipe = aRecipe('# Soup\n\n| 2 | eggs |\n|---|---|\n| 1 | leek |\n\n1. Boil it.\n');
    const { open, put, user, button, shown } = await openField({ kitchen: { recipe } });
    const field = await open();
    expect(field).toHaveValue(recipe.text);
    expect(screen.getByText(/^Keep # and -/)).toBeVisible();
    await put(field, recipe.text.replace('Boil', 'Fry'));
    await user.click(button('Done'));
    await waitFor(() => expect(shown()?.text).toBe(recipe.text.replace('Boil', 'Fry')));
  });

  it('cannot be saved without a word', async () => {
    const { open, put, user, button } = await openField();
    await put(await open(), ' \n');
    expect(button('Done')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Done'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('opens with the text that an earlier version of the page kept', async () => {
    const edited = { text: 'Stew' };
    sessionStorage.setItem('saffron.edit', JSON.stringify({ recipe: TEXT, edited }));
    const { open, user, button } = await openField();
    expect(await open()).toHaveValue('Stew');
    await user.click(button('Cancel'));
    await user.click(button('Discard'));
    expect(kept()).toEqual([]);
  });
});

describe('a saved recipe', () => {
  async function openSaved(isCooked = false) {
    const opened = await openField();
    const { actor } = opened;
    const saved = { recipe: TEXT, cut: true, model: 'a-model', ingredients: [] };
    await act(async () => {
      actor.send({ type: 'recipe.save', recipe: saved });
      const { context } = await waitForState(actor, ({ context }) => context.recipes.length > 0);
      const [before = expect.fail()] = context.recipes;
      actor.send({ type: 'recipe.edit', before, recipe: TEXT, note: 'Salt' });
      const cook = {
        type: 'recipe.cook',
        recipe: saved,
        at: '2026-01-02T18:00',
        gone: [],
      } as const;
      if (isCooked) actor.send(cook);
      actor.send({ type: 'recipe.plan', recipe: saved, planned: { servings: 3, at: 1 } });
      await waitForState(actor, ({ context }) => context.recipes[0]?.planned !== undefined);
    });
    return { ...opened, rows: () => actor.getSnapshot().context.recipes };
  }

  it('is edited with the one on the page, by its id, and one undo brings both back', async () => {
    const { open, put, user, button, shown, rows } = await openSaved(true);
    const [before = expect.fail()] = rows();
    expect(before).toMatchObject({ cut: true, note: 'Salt', planned: { servings: 3 } });
    expect(before.cooked).toHaveLength(1);
    const field = await open();
    const note = screen.getByLabelText('Your note');
    await user.type(note, 's');
    await user.click(button('Cancel'));
    await user.click(button('Keep editing'));
    await user.keyboard('{Backspace}');
    expect(note).toHaveFocus();
    expect(note).toHaveValue('Salt');
    await put(field, field.value.replace('300 g', '250 g'));
    await user.click(button('Done'));
    await waitFor(() => expect(shown()?.text).toBe(EDITED));
    await waitFor(() =>
      expect(rows()).toMatchObject([
        {
          ...before,
          recipe: EDITED,
          byHand: 'edited',
          title: expect.objectContaining({ text: 'Soup' }),
        },
      ]),
    );
    expect(button('Saved')).toBeVisible();
    await user.click(button('Undo'));
    await waitFor(() => expect(rows()).toEqual([before]));
    await waitFor(() => expect(shown()?.text).toBe(TEXT));
    expectUndone();
  });

  it('is not changed on the page either if the storage fails, and the field has the text again', async () => {
    const { open, put, user, button, shown } = await openSaved();
    const field = await open();
    const long = `${field.value}\n${'x'.repeat(50_000)}`;
    await put(field, long);
    await user.click(button('Done'));
    expect(
      await screen.findByText(/^Not changed\. It's longer than 50,000 characters/),
    ).toBeVisible();
    expect(shown()?.text).toBe(TEXT);
    expect(await open()).toHaveValue(long);
  });

  it('is edited from its row, with the name that an older page gave it as its title', async () => {
    const { actor, user, button, put, rows, shown } = await openSaved();
    const [saved = expect.fail()] = rows();
    await act(async () => {
      actor.send({
        type: 'recipe.edit',
        before: saved,
        recipe: `${TEXT} `,
        note: 'Salt',
        name: 'Mine',
      });
      await waitForState(actor, ({ context }) => context.recipes[0]?.name === 'Mine');
    });
    await user.click(screen.getByRole('button', { name: /^Cookbook/ }));
    await user.click(await screen.findByRole('button', { name: 'Edit Mine' }));
    const field = (await screen.findByRole('textbox', { name: 'Recipe' })) as HTMLTextAreaElement;
    expect(field.value).toMatch(/^Mine\n/);
    await put(field, field.value.replace('Serve.', 'Eat.'));
    await user.click(button('Done'));
    await waitFor(() => expect(rows()[0]?.recipe).toMatch(/Eat/));
    expect(screen.getAllByText('Changed Mine')[0]).toBeVisible();
    expect(rows()[0]).toMatchObject({
      id: saved.id,
      recipe: expect.stringMatching(/^# Mine\n[\s\S]*2\. Eat\./),
    });
    expect(rows()[0]).not.toHaveProperty('name');
    await waitFor(() => expect(shown()?.text).toMatch(/^# Mine/));
  });

  it('that the visitor writes starts empty, stays if the storage refuses it, and has an undo', async () => {
    const { actor, user, button, put, rows } = await openSaved();
    await user.click(screen.getByRole('button', { name: /^Cookbook/ }));
    await user.click(await screen.findByRole('button', { name: 'Write your own' }));
    const field = (await screen.findByRole('textbox', { name: 'Recipe' })) as HTMLTextAreaElement;
    expect(field).toHaveValue('');
    await put(field, 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.\nEat it.');
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await user.click(button('Done'));
    await waitFor(() => expect(actor.getSnapshot().context.notices[0]?.type).toBe('failed'));
    full.mockRestore();
    const recipes = rows().map((row) => ({ ...row, recipe: `${TEXT}3. Eat.\n` }));
    act(() => actor.send({ type: 'recipe.add', recipes, refused: [] }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(JSON.stringify(kept())).toContain('Toast');
    await user.click(await screen.findByRole('button', { name: 'Write your own' }));
    await screen.findByRole('textbox', { name: 'Recipe' });
    await user.click(button('Done'));
    expect(await screen.findByText('1 recipe added.')).toBeVisible();
    expect(kept()).toEqual([]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const added = rows().find(({ byHand }) => byHand === 'written');
    expect(added).toMatchObject({ recipe: expect.stringMatching(/^# Toast/), model: null });
    expect(added).not.toHaveProperty('source');
    await user.click(button('Undo'));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});
