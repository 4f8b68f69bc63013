import { Component, memo, type ReactNode } from 'react';
import { isTooMuch } from '../markdown/isTooMuch';
import { useMarkdown } from '../markdown/loadMarkdown';
import styles from './RecipeText.module.css';

interface RecipeTextProps {
  /** Markdown, from an untrusted writer. */
  text: string;
}

/**
 * A recipe as markdown; as plain text until the code for markdown is there, and where the text is
 * more than a parser can take.
 */
export const RecipeText = memo(function RecipeText({ text }: RecipeTextProps) {
  const Markdown = useMarkdown();
  const plain = <p className={styles.plain}>{text}</p>;
  if (!Markdown || isTooMuch(text)) return plain;
  return (
    <InsteadOfFailing key={text} fallback={plain}>
      <Markdown text={text} />
    </InsteadOfFailing>
  );
});

interface InsteadOfFailingProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its fallback where its children cannot be rendered. */
class InsteadOfFailing extends Component<InsteadOfFailingProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
