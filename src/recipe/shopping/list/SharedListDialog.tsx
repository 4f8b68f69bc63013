import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { hashText } from '../../../browser/hashText';
import { useStore } from '../../../browser/store';
import { learnFor } from '../../../foods';
import { useActors } from '../../../ui/Actors';
import { Dialog } from '../../../ui/Dialog';
import * as restWords from '../../../words/en/rest';
import { writeDate } from '../../../words/locale';
import { createListNotes } from '../../allergens/createListNotes';
import { useLanguages } from '../../useLanguages';
import { NotKept, Shelves, type ShoppingDialogProps, sayDoubt } from './ShoppingDialog';
import styles from './ShoppingDialog.module.css';
import type { SharedList } from './sharedList';

interface SharedListDialogProps extends Pick<ShoppingDialogProps, 'kept' | 'onClose'> {
  code: string;
  read(code: string): SharedList;
}

const whenOf = (time: number) => writeDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A shared list, which the visitor ticks. The ticks are this browser's own. */
export function SharedListDialog({ code, read, kept, onClose }: SharedListDialogProps) {
  const { made, lines } = useMemo(() => read(code), [read, code]);
  const preferences = useStore(useActors().kitchen, (now) => now.preferences);
  const noteOn = useMemo(() => createListNotes(preferences, 'none'), [preferences]);
  const doubt = sayDoubt(preferences);
  // With another language, the page knows more of a line.
  useLanguages();
  useEffect(() => void learnFor({ list: lines.map(({ text }) => text) }), [lines]);

  return createPortal(
    <Dialog heading={restWords.shoppingList.heading} onClose={onClose}>
      <div className={styles.list} data-list>
        <p>{restWords.shoppingList.shared(whenOf(made))}</p>
        {doubt && <p>{doubt}</p>}
        <Shelves
          kept={kept}
          lines={lines.map(({ shelf, text }, at) => {
            const key = `${hashText(code)} ${at}`;
            return {
              ...{ key, shelf, text, name: text, note: '', parts: [] },
              needs: [{ key, value: null }],
              warnings: [noteOn(text)].filter(Boolean),
            };
          })}
        />
        <NotKept kept={kept} />
      </div>
    </Dialog>,
    document.body,
  );
}
