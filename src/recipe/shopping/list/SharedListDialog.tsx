import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { hashText } from '../../../browser/hashText';
import { useStore } from '../../../browser/store';
import { learnForList } from '../../../foods/languages/learn';
import { languagesNow, onLanguages } from '../../../foods/languages/spoken';
import { Dialog } from '../../../ui/Dialog';
import { language } from '../../../ui/language';
import { listMessages as messages } from './listMessages';
import { Shelves, type ShoppingDialogProps } from './ShoppingDialog';
import styles from './ShoppingDialog.module.css';
import type { SharedList } from './sharedList';

interface SharedListDialogProps
  extends Pick<ShoppingDialogProps, 'recipe' | 'kept' | 'notesFor' | 'onClose'> {
  code: string;
  read(code: string): SharedList;
}

const whenOf = (time: number) =>
  new Intl.DateTimeFormat(language.code, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A list to tick that somebody has shared. The ticks are this browser's own. */
export function SharedListDialog({
  code,
  read,
  recipe,
  kept,
  notesFor,
  onClose,
}: SharedListDialogProps) {
  const { made, lines } = useMemo(() => read(code), [read, code]);
  const noteOn = notesFor(useSelector(recipe, ({ context }) => context.preferences));
  const isNotKept = useStore(kept.notKept);
  // With another language, the page knows more of a line.
  useSyncExternalStore(onLanguages, languagesNow);
  useEffect(() => void learnForList(lines.map(({ text }) => text)), [lines]);

  return createPortal(
    <Dialog heading={messages.heading} onClose={onClose}>
      <div className={styles.list} data-list>
        <p>{messages.shared(whenOf(made))}</p>
        <Shelves
          kept={kept}
          lines={lines.map(({ shelf, text }, at) => {
            const key = `${hashText(code)} ${at}`;
            const note = noteOn(text, null);
            return {
              ...{ key, shelf, text, name: text, note: '', parts: [] },
              needs: [{ key, value: null }],
              warnings: note ? [note] : [],
            };
          })}
        />
        <p role="status">{isNotKept && messages.notKept}</p>
      </div>
    </Dialog>,
    document.body,
  );
}
