import { memo } from 'react';
import { useDish } from '../app/loadCookingTools';
import { useMarkdown } from './markdown/loadMarkdown';
import { PlainText } from './markdown/PlainText';

interface RecipeTextProps {
  /** Markdown, from an untrusted writer. */
  text: string;
  /** Whether it is something to cook from. */
  isDish?: boolean;
}

/**
 * A recipe as markdown, and as plain text until the code for markdown is there. With a dish comes what
 * helps to cook it, as soon as that is there.
 */
export const RecipeText = memo(function RecipeText({ text, isDish = false }: RecipeTextProps) {
  const Markdown = useMarkdown();
  const part = useDish();
  return Markdown ? (
    <Markdown text={text} dish={isDish && part ? part.dish : null} />
  ) : (
    <PlainText text={text} />
  );
});
