import type { Block } from '../blocks/blocks';
import { areFacts } from '../facts/readFacts';
import { readVideo } from '../facts/readVideo';
import { textOf } from '../markdown/plainText';
import type { RecipeDocument } from '../RecipeDocument';
import type { FoundTitle } from '../sections/readTitle';
import { isClosing, isOpening } from '../vocabulary';

/** A paragraph of fewer words says too little. */
const FEWEST_WORDS = 3;

/**
 * Finds the first paragraph below the title that says more than facts.
 *
 * @param end the place of the first block of ingredients or steps
 */
export function findLead(
  blocks: readonly Block[],
  title: FoundTitle | null,
  end: number,
): RecipeDocument['lead'] {
  if (!title) return null;
  for (const block of blocks.slice(title.at + 1, end)) {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue;
    const text = textOf(block.node)
      .split('\n')
      .filter((line) => !areFacts(line) && !isVideo(line))
      .join(' ');
    if (text.split(/\s+/).length < FEWEST_WORDS || isClosing(text)) continue;
    if (isOpening(text) && !title.isWhole) continue;
    if (/[:：]$/.test(text)) continue;
    return { text };
  }
  return null;
}

function isVideo(line: string): boolean {
  const address = /\S*yout\S{1,200}$/.exec(line.slice(0, 400))?.[0];
  return (
    address !== undefined &&
    line.length - address.length < 30 &&
    readVideo(address.replace(/[<>()[\]]/g, '')) !== null
  );
}
