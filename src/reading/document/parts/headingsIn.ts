import type { Placed } from '../blocks/Placed';
import type { UnmarkedHeading } from '../RecipeDocument';
import { sectionOf } from '../vocabulary';

/** Gives the paragraphs that only head what is below them. */
export function headingsIn(placed: readonly Placed[]): UnmarkedHeading[] {
  return placed.flatMap(({ block, role }): UnmarkedHeading[] => {
    const isHead = /Head|group|part/.test(role);
    if (!isHead || block.kind !== 'label' || block.node.type !== 'paragraph' || block.rest)
      return [];
    const isMain = role !== 'group' && role !== 'part' && sectionOf(block.text) !== null;
    return [{ node: block.node, rank: isMain ? 2 : 3 }];
  });
}
