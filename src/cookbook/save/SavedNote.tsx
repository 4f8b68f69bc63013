import { useSelector } from '@xstate/react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { limitText } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';

import styles from './SavedNote.module.css';

interface SavedNoteProps {
  cookbook: { actor: CookbookActor };
  recipe: { text: string };
}

export function SavedNote({ cookbook, recipe: { text } }: SavedNoteProps) {
  const recipes = useSelector(cookbook.actor, ({ context }) => context.recipes);
  const { note, isNoteForeign } = findSaved(recipes, text) ?? {};
  return (
    note && (
      <p className={styles.note} dir="auto">
        <strong>{isNoteForeign ? restWords.rows.noteOfFile : restWords.rows.yourNote}</strong>{' '}
        <span>{limitText(note)}</span>
      </p>
    )
  );
}
