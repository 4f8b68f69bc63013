import { useState } from 'react';
import styles from './ModelDialog.module.css';

/** A line to be typed elsewhere, which can be copied. */
export function Line({ text }: { text: string }) {
  const [copied, setCopied] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Then it can still be marked and copied by hand.
    }
  }

  return (
    <p className={styles.line}>
      <code key={text} dir="ltr">
        {text}
      </code>
      <button type="button" onClick={copy}>
        <span key={String(copied === text)}>{copied === text ? 'Copied' : 'Copy'}</span>
      </button>
    </p>
  );
}
