import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BringDialog } from '../../../src/cookbook/bring/BringDialog';
import { readFiles, readPaste } from '../../../src/cookbook/bring/readFiles';
import { isFoodList } from '../../../src/cookbook/texts';
import { provideDialogs } from '../../support/dialogs';

provideDialogs();
beforeEach(() => sessionStorage.clear());

const SOUP = 'Soup\n\n2 onions\n1 l water\n\nBoil the onions in water for 5 minutes.';

function open(props: Partial<Parameters<typeof BringDialog>[0]> = {}) {
  const calls = {
    onShown: vi.fn(),
    onOpen: vi.fn(),
    onFoods: vi.fn(),
    onAdd: vi.fn(),
    onClose: vi.fn(),
    onPhoto: vi.fn(),
    onDoubt: vi.fn(),
  };
  const reader = { readPaste, readFiles, isFoodList };
  render(<BringDialog loadReader={async () => reader} {...calls} {...props} />);
  return { ...calls, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' }) };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Open recipe' }));

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

it('the dialog reads the HTML of the clipboard', async () => {
  const html =
    '<meta charset="utf-8"><h1>Pie</h1><ul><li>2 eggs<li>50 g flour</ul><ol><li>Bake the eggs.</ol>';
  const { field, onOpen } = open();
  paste(field, 'Pie 2 eggs 50 g flour Bake the eggs.', html);
  await press();
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(onOpen.mock.calls[0]?.[0].text).toContain('1. Bake the eggs.');
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
  await waitFor(() => expect(after.onOpen).toHaveBeenCalledOnce());
  expect(after.onOpen.mock.calls[0]?.[0].text).toContain('1. Bake the eggs.');
  expect(sessionStorage).toHaveLength(0);
});

it('the dialog reads the words in the field if the visitor has changed what was pasted', async () => {
  const { field, onDoubt } = open();
  paste(field, 'Pie 2 eggs', '<h1>Pie</h1><ul><li>2 eggs</ul>');
  fireEvent.input(field, { target: { value: 'Pie with 3 eggs' } });
  await press();
  await waitFor(() => expect(onDoubt).toHaveBeenCalledOnce());
  expect(onDoubt.mock.calls[0]?.[0]).toMatchObject({ text: 'Pie with 3 eggs' });
});

it('a text in which a part of the recipe is missing goes on to the field of Edit', async () => {
  const { field, onOpen, onDoubt } = open();
  fireEvent.input(field, { target: { value: 'Soup\n\n2 onions\n1 l water\n1 pinch of salt' } });
  await press();
  await waitFor(() => expect(onDoubt).toHaveBeenCalledOnce());
  expect(onOpen).not.toHaveBeenCalled();
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
  const { field, onOpen } = open();
  fireEvent.input(field, { target: { value: text } });
  await press();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(field).toHaveValue(text);
  expect(onOpen).not.toHaveBeenCalled();
});

it('several recipes go to the cookbook, with what could not be added', async () => {
  const files = [
    new File([SOUP], 'a.txt'),
    new File([SOUP], 'b.txt'),
    new File(['%PDF-1'], 'c.pdf'),
  ];
  const { onAdd } = open({ files });
  await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject({
    found: [expect.anything(), expect.anything()],
    refused: [{ name: 'c.pdf', code: 'pdf' }],
  });
});

it('the visitor can read what could not be added before a single recipe opens', async () => {
  const { onOpen, field } = open({ files: [new File([SOUP], 'a.txt'), new File([''], 'b.txt')] });
  expect(await screen.findByText(/is empty/)).toBeVisible();
  expect(field.value).toContain('- 2 onions');
  await press();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('the dialog says that its code could not be loaded, and keeps the words', async () => {
  const { field } = open({ loadReader: () => Promise.reject(new Error('offline')) });
  fireEvent.input(field, { target: { value: SOUP } });
  await press();
  expect(await screen.findByText('Could not load. Try again.')).toBeVisible();
  expect(field).toHaveValue(SOUP);
});

it('the dialog shows how far a long reading is, and adds nothing if the visitor stops it', async () => {
  const { onAdd } = open({
    files: [new File([''], 'a.zip')],
    loadReader: async () => ({
      readPaste,
      isFoodList,
      readFiles: (_, { onCount, signal }) =>
        new Promise((_resolve, reject) => {
          onCount(1_200);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    }),
  });
  expect(await screen.findByText('1200 so far')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stopped. Nothing was added.')).toBeVisible();
  expect(screen.queryByText('1200 so far')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  expect(onAdd).not.toHaveBeenCalled();
});
