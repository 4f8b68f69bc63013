import styles from './PlainText.module.css';

/** A text as it is, with its line breaks. */
export function PlainText({ text }: { text: string }) {
  return <p className={styles.plain}>{text}</p>;
}
