import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Makes each image its words: an image is a request to a server of the writer's choosing. Whatever reads
 * the text after this reads them too.
 */
export function rehypeImageWords() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'img' }, (image) => {
      image.tagName = 'span';
      image.children = [{ type: 'text', value: String(image.properties.alt ?? '') }];
      image.properties = {};
    });
  };
}
