import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Unchanging } from '../RecipeDocument';
import { exceedsParserLimits } from './exceedsParserLimits';

/** remark-gfm would also bring what writes markdown, which weighs 6 kB and is never asked. */
const GFM = gfm();

/** To look for mail addresses from each word takes GFM a sixth of the parsing. */
const GFM_WITHOUT_MAIL = {
  ...GFM,
  text: Object.fromEntries(
    Object.entries(GFM.text ?? {}).map(([sign, constructs]) => [
      sign,
      [constructs].flat().flatMap((one) => (one && one.name !== 'emailAutolink' ? one : [])),
    ]),
  ),
};

/** To search a whole tree for addresses takes GFM a sixth of the parsing. Hardly any has one. */
const TREE = gfmFromMarkdown().map((extension) => ({
  ...extension,
  transforms: extension.transforms?.map(
    (change) => (tree: Root) => (mayHoldAddress(tree) ? change(tree) : undefined),
  ),
}));

/** Whether a text outside of links has a sign of an address. */
function mayHoldAddress(node: Nodes): boolean {
  if (node.type === 'text') return /@|https?:\/\/|www\./i.test(node.value);
  if (node.type === 'link' || node.type === 'linkReference') return false;
  return 'children' in node && node.children.some(mayHoldAddress);
}

/** The page searches an answer for the token, then opens it: both read this tree. */
let last: { markdown: string; root: Root | null } | null = null;

/**
 * Gives this caller a tree of its own, which may change. Null for a text that would take too long.
 * Throws a `RangeError` if deep nesting exhausts the parser's stack.
 * @param markdown GitHub-flavoured, from an untrusted writer
 */
export function parseMarkdown(markdown: string): Root | null {
  const known = last;
  last = null;
  if (known?.markdown === markdown) return known.root;
  if (exceedsParserLimits(markdown)) return null;
  return fromMarkdown(markdown, {
    extensions: [markdown.includes('@') ? GFM : GFM_WITHOUT_MAIL],
    mdastExtensions: TREE,
  });
}

/**
 * The caller may only read the tree: the next caller with the same text gets it too. Null also if
 * the parser's stack is exhausted.
 */
export function viewMarkdown(markdown: string): Unchanging<Root> | null {
  try {
    const root = parseMarkdown(markdown);
    last = { markdown, root };
    return root;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}
