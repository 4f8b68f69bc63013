import { useState } from 'react';
import { copyText } from '../../browser/clipboard';
import { passFocusTo } from '../../browser/passFocusTo';
import { useStore } from '../../browser/store';
import { limitText } from '../../ui/limitText';
import styles from './CheckLine.module.css';
import { MOST_ITEMS } from './checkStorage';
import type { CheckController } from './createKitchenCheck';
import { messages } from './messages';

interface ShoppingListProps {
  controller: CheckController;
  /** What the recipe needs. */
  wanted: readonly string[];
}

/** Keeps a list of what the visitor needs, to tick off and to take along. */
export function ShoppingList({ controller, wanted }: ShoppingListProps) {
  const items = useStore(controller.shoppingList);
  const isNotKept = useStore(controller.notKept).includes('shoppingList');
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState('');
  if (wanted.length === 0 && items.length === 0) return null;

  const notAdded = wanted.filter((name) => items.every(({ text }) => text !== name));
  const open = items.filter(({ isTicked }) => !isTicked);
  const lines = (open.length > 0 ? open : items).map(({ text }) => text).join('\n');

  function toggle() {
    if (!isOpen) controller.addToShoppingList(wanted);
    setOpen(!isOpen);
    setResult('');
  }

  async function copy() {
    setResult((await copyText(lines)) ? messages.copied : messages.notCopied);
  }

  async function share() {
    try {
      await navigator.share({ text: lines });
    } catch (error) {
      // The visitor has closed the sheet.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  }

  function clear() {
    controller.setShoppingList([]);
    setOpen(false);
  }

  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {messages.shoppingList}
      </button>
      {isOpen && (
        <div className={styles.shopping}>
          <ul>
            {items.map((item) => (
              <li key={item.text}>
                <label>
                  <input
                    type="checkbox"
                    checked={item.isTicked}
                    onChange={({ target }) =>
                      controller.setShoppingList(
                        items.map((other) =>
                          other === item ? { ...item, isTicked: target.checked } : other,
                        ),
                      )
                    }
                  />
                  <span dir="auto">{limitText(item.text)}</span>
                </label>
              </li>
            ))}
          </ul>
          <button type="button" onClick={copy}>
            {messages.copy}
          </button>
          {'share' in navigator && (
            <button type="button" onClick={share}>
              {messages.share}
            </button>
          )}
          <button ref={toTheLine} type="button" onClick={clear}>
            {messages.clear}
          </button>
          <p role="status">{result}</p>
          <p role="status">
            {notAdded.length > 0 &&
              items.length >= MOST_ITEMS &&
              messages.notAdded(notAdded.length)}
            {isNotKept && ` ${messages.notKept}`}
          </p>
        </div>
      )}
    </>
  );
}

const toTheLine = passFocusTo('details', 'summary');
