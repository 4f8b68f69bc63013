import { beforeEach, expect, it, vi } from 'vitest';
import { closeModal, openModal } from '../../src/browser/modal';
import { provideDialogs } from '../support/dialogs';

beforeEach(() => {
  provideDialogs();
  document.body.innerHTML = `
    <main><input></main>
    <dialog id="one"><h2 tabindex="-1">One</h2></dialog>
    <dialog id="two"><h2 tabindex="-1">Two</h2><input type="file"></dialog>`;
});

const dialog = (id: string) =>
  document.querySelector<HTMLDialogElement>(`#${id}`) ?? expect.fail(id);
const heading = (id: string) => dialog(id).querySelector('h2');
const open = (id: string) => openModal(dialog(id), heading(id));

it('says at once that a dialog has closed, and once', () => {
  const end = open('one');
  const onClose = vi.fn();
  dialog('one').addEventListener('close', onClose);
  closeModal(heading('one'));
  closeModal(heading('one'));
  expect(onClose).toHaveBeenCalledOnce();
  end();
});

it('gives a focus that is lost to the dialog below, then to the page', () => {
  const ends = [open('one'), open('two')];
  closeModal(dialog('two'));
  expect(heading('one')).toHaveFocus();
  closeModal(dialog('one'));
  expect(document.querySelector('main input')).toHaveFocus();
  for (const end of ends) end();
});

it('closes at Escape, unless the view prevents it or a chooser of files was cancelled', () => {
  const end = open('two');
  const cancel = () => new Event('cancel', { bubbles: true, cancelable: true });
  dialog('two').querySelector('input')?.dispatchEvent(cancel());
  expect(dialog('two').open).toBe(true);
  dialog('two').dispatchEvent(cancel());
  expect(dialog('two').open).toBe(false);
  end();
});
