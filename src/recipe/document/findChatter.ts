import type { RootContent } from 'mdast';
import { recognise } from '../../foods/recognise';
import type { Block } from '../../reading/document/blocks';
import { spanOf, textOf } from './plainText';
import type { Chatter, RecipeDocument } from './RecipeDocument';
import type { FoundTitle } from './readTitle';
import { isAsking, isClosing } from './vocabulary';

const WORDS = new Set(['paragraph', 'thematicBreak', 'list']);

/** A longer ending is more than a sign-off, in characters. */
const LONGEST_SIGN_OFF = 600;

/** A number, or a word of an allergy or a danger, in seven languages. */
const TELLS =
  /\d|[½¼¾⅓⅔°]|allerg|alerg|[iy]ntol|gluten|glutine|lactos|laktos|latos|lattos|c(?:o?e|é)l[ií]a|zöliak|anaph|anaf|danger|gefahr|peli?gr|perico|gevaar|caution|warn|avvert|attenz|attention|achtung|vorsicht|cuidado|atenci|atenç|advert|avertiss|waarsch|let op|careful|please note|important|wichtig|belangrijk|safe|sicher|segur|sicur|veilig|raw|roh|crud|rauw|pregnan|schwanger|enceinte|embaraz|incint|grávid|zwanger/iu;

/**
 * Finds what a model says beside its recipe: before the title, and at the end.
 *
 * @param recipe its ingredients and steps
 */
export function findChatter(
  blocks: readonly Block[],
  title: FoundTitle | null,
  recipe: Pick<RecipeDocument, 'ingredients' | 'steps'>,
): Chatter {
  return { before: wordsBefore(blocks, title, recipe), signOff: findSignOff(blocks, recipe) };
}

/** Paragraphs and lists, unless the recipe begins among them. */
function wordsBefore(
  blocks: readonly Block[],
  title: FoundTitle | null,
  { ingredients, steps }: Pick<RecipeDocument, 'ingredients' | 'steps'>,
): RootContent[] {
  if (!title?.isWhole) return [];
  const above = blocks.slice(0, title.at);
  const isLed = above[0]?.node.type === 'paragraph';
  const areWords = above.every(
    ({ node }) => WORDS.has(node.type) && (isLed || node.type !== 'list'),
  );
  const items = ingredients.flatMap((group) => group.items);
  if ([...items, ...steps].some(({ span }) => span.start < title.span.start)) return [];
  return areWords ? above.map(({ node }) => node as RootContent) : [];
}

/** The paragraphs and lists of offers at the end that say nothing about the dish. */
function findSignOff(
  blocks: readonly Block[],
  { ingredients, steps }: Pick<RecipeDocument, 'ingredients' | 'steps'>,
): RootContent[] {
  const items = ingredients.flatMap((group) => group.items);
  const workEnd = Math.max(0, ...[...items, ...steps].map(({ span }) => span.end));
  if (workEnd === 0) return [];
  const foods = new Set(items.flatMap(({ line }) => wordsOf(line)));
  let end = blocks.length;
  let length = 0;
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const { node } = blocks[at] as Block;
    if (node.type === 'thematicBreak') continue;
    if (spanOf(node).start < workEnd || (node.type !== 'paragraph' && node.type !== 'list')) break;
    const text = textOf(node);
    length += text.length;
    if (length > LONGEST_SIGN_OFF || tells(text, foods)) break;
    if (node.type === 'list') continue;
    if (!isClosing(text) && !asksVisitor(text)) break;
    end = at;
  }
  return blocks.slice(end).map(({ node }) => node as RootContent);
}

/** Whether a paragraph is a question, or announces questions. */
function asksVisitor(text: string): boolean {
  return /[?？]$/.test(text) || (/[:：]$/.test(text) && isAsking(text));
}

/** Whether a remark says something about the dish that a cook may need. */
function tells(text: string, foods: ReadonlySet<string>): boolean {
  if (TELLS.test(text)) return true;
  if (wordsOf(text).some((word) => foods.has(word))) return true;
  return recognise(text).foods.some(({ name, isMisspelt }) => !isMisspelt && name !== 'food');
}

/** The first five letters of each word with at least four, so a plural matches its singular. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}
