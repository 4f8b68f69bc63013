import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { SavedRecipe } from '../../machines/cookbook/cookbookMachine';
import { Field } from '../ui/Field';
import { useLimit } from '../ui/useLimit';
import { rowMessages } from './messages';
import styles from './RecipeForm.module.css';
import { MAX_NOTE_LENGTH } from './storage/savedRecipe';
import { MAX_TITLE_LENGTH, ownTitle } from './storage/shownTitle';
import { keepTyped, loadTyped } from './storage/typedNotes';

interface RecipeFormProps {
  /** The recipe as it was when the form opened. */
  recipe: SavedRecipe;
  /** Called unless nothing has changed. */
  onSave(name: string, note: string): void;
  onCancel(): void;
}

/** A form for the visitor's own name and note of a recipe. */
export function RecipeForm({ recipe, onSave, onCancel }: RecipeFormProps) {
  const title = ownTitle(recipe);
  const [typed] = useState(() => loadTyped().find((one) => one.recipe.id === recipe.id));
  const name = useLimit(MAX_TITLE_LENGTH, typed?.name ?? recipe.name ?? title);
  const note = useLimit(MAX_NOTE_LENGTH, typed?.note ?? recipe.note);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name, note } = wordsIn(event.currentTarget);
    const own = name.trim() === title ? '' : name.trim();
    if (own === (recipe.name ?? '') && note.trim() === (recipe.note ?? '')) onCancel();
    else onSave(own, note);
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Escape would close the dialog as well.
    event.preventDefault();
    onCancel();
  }

  return (
    <form
      className={styles.form}
      onSubmit={save}
      onInput={({ currentTarget }) => keepTyped({ recipe, ...wordsIn(currentTarget) })}
      onKeyDown={cancelOnEscape}
    >
      <Field label={rowMessages.name}>
        <input
          name="name"
          dir="auto"
          autoComplete="off"
          {...name.limits}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just opened the form
          autoFocus
        />
      </Field>
      {name.note}
      <Field label={rowMessages.note}>
        <textarea name="note" dir="auto" rows={3} {...note.limits} />
      </Field>
      {note.note}
      <div className={styles.buttons}>
        <button type="submit">{rowMessages.save}</button>
        <button type="button" onClick={onCancel}>
          {rowMessages.cancel}
        </button>
      </div>
    </form>
  );
}

function wordsIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  return { name: String(fields.get('name')), note: String(fields.get('note')) };
}
