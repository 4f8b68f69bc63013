import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createActors } from '../../../machines/actors';
import { Bring } from '../../../src/cookbook/bring/BringDialog';
import { readFiles, readPaste } from '../../../src/cookbook/bring/readFiles';
import { startBringing } from '../../../src/cookbook/bring/startBringing';
import type { Cookbook } from '../../../src/cookbook/startCookbook';
import { isFoodList, type Texts } from '../../../src/cookbook/texts';
import { type Actors, ActorsContext } from '../../../src/ui/Actors';
import { provideDialogs } from '../../support/dialogs';

provideDialogs();
beforeEach(() => sessionStorage.clear());

const SOUP = 'Soup\n\n2 onions\n1 l water\n\nBoil the onions in water for 5 minutes.';

interface Given {
  files?: readonly File[];
  saves?: boolean;
  load?: () => Promise<Texts>;
}

const READER = { readPaste, readFiles, isFoodList } as Texts;

function open({ files, saves, load = async () => READER }: Given = {}) {
  const adding = { addFound: vi.fn(), addBrought: vi.fn(async () => {}) };
  const [edit, addFoods, send] = [vi.fn(), vi.fn(), vi.fn()];
  const { start, stop } = createActors();
  onTestFinished(stop);
  const bringing = startBringing({ start, texts: { load } });
  const cookbook = { adding, edit, addFoods, ...bringing } as unknown as Cookbook;
  render(
    <ActorsContext value={{ dialogs: { send } } as unknown as Actors}>
      <Bring
        cookbook={cookbook}
        dialog={{ name: 'bring', id: 0, files, ...(saves && { saves }) }}
        onClose={() => {}}
      />
    </ActorsContext>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' });
  return { ...adding, edit, send, field };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

function paste(field: HTMLTextAreaElement, text: string, html: string) {
  fireEvent.paste(field, {
    clipboardData: {
      files: [],
      types: ['text/plain', 'text/html'],
      getData: (type: string) => (type === 'text/html' ? html : text),
    },
  });
  fireEvent.input(field, { target: { value: text } });
}

it.each([
  ['a finger has nothing to drop', true, /^Choose files: text/],
  ['a mouse may drop', false, /^Choose or drop files: text/],
])('the dialog says which files it takes, and %s', async (_, isTouched, words) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouched && query === '(pointer: coarse)',
  }));
  open();
  await userEvent.click(screen.getByText('From another app'));
  expect(screen.getByText(words)).toBeVisible();
});

it('the button says whether the recipe opens or is added to the cookbook', () => {
  open({ saves: true });
  expect(screen.getByRole('button', { name: 'Add to the cookbook' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

it('an address alone opens what the dialog says of the bookmark', async () => {
  const { field } = open();
  const way = screen.getByText('From a web page').closest('details');
  expect(way).not.toHaveAttribute('open');
  fireEvent.input(field, { target: { value: 'https://kitchen.example/rice' } });
  await press();
  await waitFor(() => expect(way).toHaveAttribute('open'));
});

it('the dialog reads the HTML of the clipboard', { tags: 'rare' }, async () => {
  const html =
    '<meta charset="utf-8"><h1>Pie</h1><ul><li>2 eggs<li>50 g flour</ul><ol><li>Bake the eggs.</ol>';
  const { field, addFound } = open();
  paste(field, 'Pie 2 eggs 50 g flour Bake the eggs.', html);
  await press();
  await waitFor(() => expect(addFound).toHaveBeenCalledOnce());
  expect(addFound.mock.calls[0]?.[0].text).toContain('1. Bake the eggs.');
});

it('the dialog keeps a text that it is closed with, until its recipe opens, and reads the HTML of a paste after a reload too', async () => {
  const html = '<h1>Pie</h1><ul><li>2 eggs<li>50 g flour</ul><ol><li>Bake the eggs.</ol>';
  const { field } = open();
  paste(field, 'Pie 2 eggs 50 g flour Bake the eggs.', html);
  fireEvent(field.closest('dialog') ?? field, new Event('close'));
  // As in a reload
  document.body.replaceChildren();
  const after = open();
  expect(after.field).toHaveValue('Pie 2 eggs 50 g flour Bake the eggs.');
  await press();
  await waitFor(() => expect(after.addFound).toHaveBeenCalledOnce());
  expect(after.addFound.mock.calls[0]?.[0].text).toContain('1. Bake the eggs.');
  expect(sessionStorage).toHaveLength(0);
});

it('the dialog reads the words in the field if the visitor has changed what was pasted', async () => {
  const { field, edit } = open();
  paste(field, 'Pie 2 eggs', '<h1>Pie</h1><ul><li>2 eggs</ul>');
  fireEvent.input(field, { target: { value: 'Pie with 3 eggs' } });
  await press();
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  expect(edit.mock.calls[0]?.[0].paste.found).toMatchObject({ text: 'Pie with 3 eggs' });
});

it('a text in which a part of the recipe is missing goes on to the field of Edit', async () => {
  const { field, addFound, edit } = open();
  fireEvent.input(field, { target: { value: 'Soup\n\n2 onions\n1 l water\n1 pinch of salt' } });
  await press();
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  expect(addFound).not.toHaveBeenCalled();
});

it.each([
  ['', 'Paste or type a recipe first.'],
  [
    'https://soup.example/',
    "This page can't read other sites. Open the page, copy the recipe, and paste it here.",
  ],
  [
    '{"a":1}',
    'What you pasted holds no recipe that this page can read. Copy the recipe, and paste it here.',
  ],
])('says of "%s" what is wrong, and keeps the words', async (text, reason) => {
  const { field, addFound } = open();
  fireEvent.input(field, { target: { value: text } });
  await press();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(field).toHaveValue(text);
  expect(addFound).not.toHaveBeenCalled();
});

it.each([
  ['several recipes go to the cookbook', 2],
  ['one of several files that is a recipe goes there', 1],
])('%s, with what could not be added', async (_, count) => {
  const recipes = Array.from({ length: count }, (_, at) => new File([SOUP], `${at}.txt`));
  const { addBrought, addFound } = open({ files: [...recipes, new File(['%PDF-1'], 'c.pdf')] });
  await waitFor(() => expect(addBrought).toHaveBeenCalledOnce());
  expect(addBrought).toHaveBeenCalledWith(
    expect.objectContaining({
      found: Array(count).fill(expect.anything()),
      refused: [{ name: 'c.pdf', code: 'pdf' }],
    }),
  );
  expect(addFound).not.toHaveBeenCalled();
});

it('a text that a cook has to look at stays in the dialog, with what could not be added', async () => {
  const list = new File(['Leek soup\n\n2 leeks\n1 l stock\n30 g butter'], 'a.txt');
  const { field, addBrought } = open({ files: [list, new File(['%PDF-1'], 'c.pdf')] });
  await waitFor(() => expect(field).toHaveValue('Leek soup\n\n2 leeks\n1 l stock\n30 g butter'));
  expect(screen.getByText(/PDF/)).toBeVisible();
  expect(addBrought).not.toHaveBeenCalled();
});

it('the dialog says that its code could not be loaded, and keeps the words', async () => {
  const { field } = open({ load: () => Promise.reject(new Error('offline')) });
  fireEvent.input(field, { target: { value: SOUP } });
  await press();
  expect(await screen.findByText('Could not load. Try again.')).toBeVisible();
  expect(field).toHaveValue(SOUP);
});

it('the dialog shows how far a long reading is, and adds nothing if the visitor stops it', async () => {
  const { addBrought } = open({
    files: [new File([''], 'a.zip')],
    load: async () => ({
      ...READER,
      readFiles: (_, following) =>
        new Promise((_resolve, reject) => {
          following?.onCount(1_200);
          following?.signal.addEventListener('abort', reject);
        }),
    }),
  });
  expect(await screen.findByText('1200 so far')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stopped. Nothing was added.')).toBeVisible();
  expect(screen.queryByText('1200 so far')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  expect(addBrought).not.toHaveBeenCalled();
});
