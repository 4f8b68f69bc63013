import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { Notice, toTheHeading, toTheOutcome } from '../Notice';
import type { Cookbook } from '../startCookbook';
import { ownTitle } from '../storage/fromSaved';
import { loadWords } from './fieldStorage';

interface EditItemProps {
  cookbook: Cookbook;
  recipe: Recipe;
  onDone(message: string): void;
}

/** An entry of the recipe's menu. */
export function EditItem({ cookbook, recipe, onDone }: EditItemProps) {
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => {
        // The dialog returns the focus to the button of the menu.
        onDone('');
        cookbook.edit({ recipe });
      }}
    >
      <Pencil aria-hidden />
      <span>{restWords.edit.edit}</span>
    </Button>
  );
}

/** What came of the last edit of the recipe on the page. */
export function Edited({ cookbook, recipe: { text } }: Omit<EditItemProps, 'onDone'>) {
  const last = useStore(cookbook.unsaved);
  const isOpen = useSelector(useActors().dialogs, ({ context }) => context.open.length > 0);
  // After a reload, no dialog says so.
  const isKept = useMemo(() => !isOpen && !!loadWords(text), [isOpen, text]);
  const isSaved = useSelector(cookbook.actor, ({ context }) => !!findSaved(context.recipes, text));
  return (
    <>
      <Notice cookbook={cookbook.actor} edited={text} />
      {isKept && <p>{restWords.edit.kept}</p>}
      <div role="status" tabIndex={-1}>
        {last?.text === text && !isSaved && (
          <p dir="auto">
            <span>
              {last.undo
                ? restWords.rows.editedTitle(ownTitle({ recipe: text }))
                : restWords.edit.outcomes.undone}
            </span>{' '}
            {last.undo && (
              <Button
                ref={toTheHeading}
                look="text"
                onClick={({ currentTarget }) => {
                  toTheOutcome(currentTarget);
                  last.undo?.();
                }}
              >
                {firstWords.language.undo}
              </Button>
            )}
          </p>
        )}
      </div>
    </>
  );
}
