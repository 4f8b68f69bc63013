import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { avoidsSomething } from '../../../../machines/kitchen/preferences';
import { hashText } from '../../../browser/hashText';
import { useStore } from '../../../browser/store';
import { thingsToAvoid } from '../../../foods/avoided/thingsToAvoid';
import { learnForList } from '../../../foods/languages/learn';
import { languagesNow, onLanguages } from '../../../foods/languages/spoken';
import { Dialog } from '../../../ui/Dialog';
import * as firstWords from '../../../words/en/first';
import * as recipeWords from '../../../words/en/recipe';
import * as restWords from '../../../words/en/rest';
import { joinNames, upperFirst } from '../../../words/format';
import { createListNotes } from '../../allergens/createListNotes';
import { nameOfThing } from '../../allergens/sayFound';
import { Shelves, type ShoppingDialogProps } from './ShoppingDialog';
import styles from './ShoppingDialog.module.css';
import type { SharedList } from './sharedList';

interface SharedListDialogProps extends Pick<ShoppingDialogProps, 'recipe' | 'kept' | 'onClose'> {
  code: string;
  read(code: string): SharedList;
}

const whenOf = (time: number) =>
  new Intl.DateTimeFormat(firstWords.language.code, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);

/** A shared list, which the visitor ticks. The ticks are this browser's own. */
export function SharedListDialog({ code, read, recipe, kept, onClose }: SharedListDialogProps) {
  const { made, lines } = useMemo(() => read(code), [read, code]);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const noteOn = useMemo(() => createListNotes(preferences, 'none'), [preferences]);
  const things = avoidsSomething(preferences) ? thingsToAvoid(preferences).map(nameOfThing) : [];
  const isNotKept = useStore(kept.notKept);
  // With another language, the page knows more of a line.
  useSyncExternalStore(onLanguages, languagesNow);
  useEffect(() => void learnForList(lines.map(({ text }) => text)), [lines]);

  return createPortal(
    <Dialog heading={restWords.shoppingList.heading} onClose={onClose}>
      <div className={styles.list} data-list>
        <p>{restWords.shoppingList.shared(whenOf(made))}</p>
        {things.length > 0 && (
          <p>{`${upperFirst(recipeWords.allergens.notCompleteFor(joinNames(things)))}.`}</p>
        )}
        <Shelves
          kept={kept}
          lines={lines.map(({ shelf, text }, at) => {
            const key = `${hashText(code)} ${at}`;
            const note = noteOn(text);
            return {
              ...{ key, shelf, text, name: text, note: '', parts: [] },
              needs: [{ key, value: null }],
              warnings: note ? [note] : [],
            };
          })}
        />
        <p role="status">{isNotKept && restWords.shoppingList.notKept}</p>
      </div>
    </Dialog>,
    document.body,
  );
}
