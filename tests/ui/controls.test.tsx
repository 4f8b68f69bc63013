import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button';
import { CloseButton } from '../../src/ui/DialogFrame';
import { Field } from '../../src/ui/Field';

it('a button submits a form only if its type says so', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button look="text">Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('a button that opens a dialog has the focus to take back, even where a press gives it none', () => {
  render(
    <>
      <Button>Undo</Button>
      <Button aria-haspopup="dialog">Change</Button>
    </>,
  );
  // As in Safari, the press moves no focus.
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(document.body).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
});

it("a field's label names its control", () => {
  render(
    <Field label="Note">
      <textarea />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
});

it('the one way to close a dialog has its word, and says when it is pressed', async () => {
  const press = vi.fn();
  render(
    <dialog open>
      <CloseButton onPress={press} />
    </dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close = vi.fn();
  expect(screen.getByText('Close')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(press).toHaveBeenCalledOnce();
  expect(dialog.close).toHaveBeenCalledOnce();
});
