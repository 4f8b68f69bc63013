import { type ReactNode, useState } from 'react';
import { copyText } from '../browser/clipboard';
import { limitText } from '../ui/limitText';
import * as restWords from '../words/en/rest';
import styles from './ModelDialog.module.css';

interface ExplanationTextProps {
  id?: string;
  problem?: string;
  problemClass?: string | undefined;
  remedy?: string;
  snippet?: string;
  children?: ReactNode;
}

/** Announces what is wrong and what to do, with a text to copy. It is empty without a problem. */
export function ExplanationText(props: ExplanationTextProps) {
  const { id, problem, problemClass, remedy, snippet, children } = props;
  return (
    <>
      <div role="status" id={id}>
        {children}
        {problem && (
          <p key={problem} className={problemClass} dir="auto">
            {limitText(problem)}
          </p>
        )}
        {remedy && (
          <p key={remedy} dir="auto">
            {limitText(remedy)}
          </p>
        )}
      </div>
      {snippet && <Snippet key={snippet} text={snippet} />}
    </>
  );
}

function Snippet({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    // If the browser forbids it, the visitor can still select the text.
    setCopied(await copyText(text));
  }

  return (
    <p className={styles.snippet}>
      <code dir="ltr">{text}</code>
      <button type="button" onClick={copy}>
        <span key={String(isCopied)}>
          {isCopied ? restWords.model.copied : restWords.model.copy}
        </span>
      </button>
    </p>
  );
}
