import { memo } from 'react';
import { useMarkdown } from '../markdown/loadMarkdown';
import { PlainText } from '../markdown/PlainText';

interface RecipeTextProps {
  /** Markdown, from an untrusted writer. */
  text: string;
}

/** A recipe as markdown, and as plain text until the code for markdown is there. */
export const RecipeText = memo(function RecipeText({ text }: RecipeTextProps) {
  const Markdown = useMarkdown();
  return Markdown ? <Markdown text={text} /> : <PlainText text={text} />;
});
