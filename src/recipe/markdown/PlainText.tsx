import { limitText, TURNED, TURNS } from '../../ui/limitText';
import styles from './PlainText.module.css';

/** In UTF-16 units, more than any recipe has. */
const MOST_SHOWN = 1_100_000;

/** Browsers take more than linear time for long paragraphs of several scripts. */
const PIECES = /[\s\S]{1,2000}[^\n]{0,500}\n?/gu;

/** Keeps line breaks, as far as `limitText` lets it. */
export function PlainText({ text }: { text: string }) {
  const pieces = limitText(text.replace(TURNS, TURNED), MOST_SHOWN).match(PIECES) ?? [];
  return (
    <p className={styles.plain}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
        <span key={index}>{piece}</span>
      ))}
    </p>
  );
}
