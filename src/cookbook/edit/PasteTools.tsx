import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import type { Helper } from '../../words/en/rest';
import * as restWords from '../../words/en/rest';
import styles from '../fields.module.css';
import type { Words } from './Words';

/** A model that points at the lines of a recipe. */
export interface Finder {
  helperFor(text: string): Helper;
  /** Null if it did not find the recipe. Has only words of the lines; without a title, an empty one. */
  find(text: string, signal: AbortSignal): Promise<{ title: string; text: string } | null>;
}

interface PasteToolsProps {
  finder: Finder | null;
  words: Words;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onReplace(words: Words): void;
}

/** Two ways to get at the recipe in a longer text. *Undo* takes each back. */
export function PasteTools({ finder, words, fieldRef, onReplace }: PasteToolsProps) {
  const { text } = words;
  const [past, setPast] = useState<readonly Words[]>([]);
  const [said, setSaid] = useState('');
  const running = useRef<AbortController>(undefined);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  function replace(next: Partial<Words>) {
    setPast([...past, words]);
    onReplace({ ...words, ...next });
  }

  function keepSelection() {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = fieldRef.current ?? {};
    const selected = value.slice(selectionStart, selectionEnd).trim();
    setSaid(selected ? '' : restWords.edit.select);
    if (selected) replace({ text: selected });
    else fieldRef.current?.focus();
  }

  function undo() {
    onReplace(past.at(-1) ?? words);
    setPast(past.slice(0, -1));
    setSaid(restWords.edit.undone);
    fieldRef.current?.focus();
  }

  async function find({ find: findIn }: Finder) {
    const own = new AbortController();
    running.current = own;
    setAsking(true);
    setSaid('');
    // A stopped search rejects.
    const found = await findIn(text, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    setAsking(false);
    const isChanged = latest.current.text !== text || latest.current.title !== words.title;
    if (isChanged) return setSaid(restWords.edit.changedMeanwhile);
    setSaid(found === null ? restWords.edit.notFound : restWords.edit.foundIt);
    if (found) replace({ text: found.text, ...(found.title && { title: found.title }) });
  }

  function stop() {
    running.current?.abort();
    setAsking(false);
    setSaid(restWords.edit.stopped);
  }

  const helper = finder?.helperFor(text);
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={keepSelection}>{restWords.edit.keepSelection}</Button>
        {finder && !isAsking && (
          <Button onClick={() => void find(finder)}>{restWords.edit.find}</Button>
        )}
        {isAsking && <Button onClick={stop}>{restWords.edit.stop}</Button>}
        {past.length > 0 && (
          <Button look="text" onClick={undo}>
            {firstWords.language.undo}
          </Button>
        )}
      </div>
      {helper && (
        <p className={styles.quiet}>
          {isAsking ? restWords.edit.asking(helper.model) : restWords.edit.sent(helper)}
        </p>
      )}
      <div role="status">{said && <p key={said}>{said}</p>}</div>
    </>
  );
}
