import type { Element, ElementContent, Root } from 'hast';
import { forEachElement, isElement, ownText, rankOf } from './tree';

/** One step of the work. */
export interface Step {
  item: Element;
  list: Element;
  /** As on the page: a list may begin anew, or go on with the numbers of the last one. */
  number: number;
  /** The heading of its part of the work; empty where there is none. */
  part: string;
  /** Its number, with the heading where another list has the same numbers. */
  name: string;
  /** What stands behind its item, and belongs to it. */
  rest: ElementContent[];
}

/** Which lists of a recipe are what. */
export interface RecipeParts {
  /** Empty where there is none. */
  title: string;
  steps: Step[];
  /** Lists and tables, with the headings between them. */
  ingredients: Element[];
}

// In the languages that most recipes are written in, as the model writes in the visitor's own.
export const INGREDIENTS =
  /ingr[eé]dient|zutat|sk[lł]adnik|ingrediën|ainekset|ainesosat|hozzávaló|ingredienc|surovin|malzeme|συστατικ|υλικά|ингредиент|інгредієнт|состав|продукт|مكونات|مقادير|מצרכים|מרכיבים|सामग्री|nguyên liệu|bahan|ส่วนผสม|材料|食材|用料|재료/i;
export const METHOD =
  /method|instruction|direction|\bsteps?\b|preparation|how to|zubereitung|anleitung|préparation|étapes|instrucciones|preparaci[oó]n|pasos|elaboración|preparo|procedimento|preparazione|bereiding|werkwijze|fremgangsmåde|tillagning|gör så här|valmistus|przygotowanie|postup|elkészítés|hazırlan|yapılış|εκτέλεση|приготовлен|приготуван|طريقة|הכנה|विधि|cách làm|cara membuat|วิธีทำ|作り方|手順|做法|步骤|步驟|만드는/i;

/** The longest line that stands for a heading where a writer has made none, in characters. */
const LONGEST_LEAD = 60;

/** A rank below that of every heading. */
export const LEAD_RANK = 7;

export interface Heading {
  text: string;
  rank: number;
}

/** A heading, or a line that stands for one: in bold alone, or before a colon. */
export function headingOf(node: Element): Heading | null {
  const text = ownText([node]);
  const rank = rankOf(node);
  if (rank) return { text, rank };
  if (!isElement(node, 'p') || text.length > LONGEST_LEAD) return null;
  const isBold = node.children.every((child) => isElement(child, 'strong') || !ownText([child]));
  if (!text || !(isBold || /[:：]$/.test(text))) return null;
  return { text: text.replace(/\s*[:：]$/, ''), rank: LEAD_RANK };
}

/** The title of a recipe: its first heading, unless that tells what is below it. */
export function titleOf({ children }: Root): string {
  const text = ownText(children.filter(rankOf).slice(0, 1) as Element[]);
  return text.search(INGREDIENTS) === 0 ? '' : text;
}

/** The items of a list that are its own. */
export function itemsOf(list: Element): Element[] {
  return list.children.filter((child) => isElement(child, 'li'));
}

/** What of a list or table is one ingredient: an item that is no heading of others, or a row. */
export function rowsOf(block: Element): Element[] {
  const rows: Element[] = [];
  forEachElement(block, (element) => {
    const holdsOthers = element.children.some((child) => isElement(child, 'ul', 'ol'));
    if (isElement(element, 'li') && !holdsOthers) rows.push(element);
    if (isElement(element, 'tbody'))
      rows.push(...element.children.filter((row) => isElement(row, 'tr')));
  });
  return rows.filter((row) => ownText(row.children) !== '');
}

/**
 * Tells ingredients and steps by where they stand. Ingredients are what is listed under a heading
 * that says so, or else the first plain list; steps are the ordered lists, or, where there is none,
 * what is listed under a heading that says so.
 */
export function readRecipe(tree: Root): RecipeParts {
  const title = titleOf(tree);
  const blocks = tree.children.filter((child) => child.type === 'element');
  const ingredients: Element[] = [];
  const stepLists: { list: Element; part: string; at: number }[] = [];
  const methodLists: typeof stepLists = [];
  let open: Heading[] = [];
  /** The ingredients' section, and what its first list is. */
  let section: { rank: number; kind: string | null } | null = null;

  for (const [at, block] of blocks.entries()) {
    const heading = headingOf(block);
    if (heading) {
      const { text, rank } = heading;
      open = [...open.filter((above) => above.rank < rank), heading];
      if (INGREDIENTS.test(text) && text !== title) section = { rank, kind: null };
      else if (section && endsSection(heading, section.rank)) section = null;
      else if (section) ingredients.push(block);
    } else if (isElement(block, 'ul', 'ol', 'table')) {
      const above = open.filter(({ text }) => text !== title);
      const part = above.filter(({ text }) => !METHOD.test(text)).at(-1)?.text ?? '';
      if (section && (block.tagName !== 'ol' || (section.kind ?? 'ol') === 'ol')) {
        section.kind ??= block.tagName;
        ingredients.push(block);
      } else if (block.tagName === 'ol') {
        section = null;
        stepLists.push({ list: block, part, at });
      } else if (block.tagName === 'ul' && above.some(({ text }) => METHOD.test(text))) {
        methodLists.push({ list: block, part, at });
      }
    }
  }

  ingredients.splice(1 + ingredients.findLastIndex((block) => !headingOf(block)));
  const lists = stepLists.length > 0 ? stepLists : methodLists;
  if (ingredients.length === 0) {
    const first = blocks.slice(0, lists[0]?.at).find((block) => isPlainList(block));
    if (first) ingredients.push(first);
  }
  return { title, steps: numberSteps(lists, blocks), ingredients };
}

/** A line that stands for a heading is within any section, unless the work begins with it. */
function endsSection({ text, rank }: Heading, sectionRank: number): boolean {
  return rank < LEAD_RANK ? rank <= sectionRank : METHOD.test(text);
}

function isPlainList(block: Element): boolean {
  const classes = block.properties.className;
  return (
    isElement(block, 'ul') && !(Array.isArray(classes) && classes.includes('contains-task-list'))
  );
}

function numberSteps(
  lists: readonly { list: Element; part: string; at: number }[],
  blocks: readonly Element[],
): Step[] {
  const steps: Step[] = [];
  let hasSeveralCounts = false;
  let end = 0;
  for (const { list, part, at } of lists) {
    const start = Number(list.properties.start ?? 1);
    const last = steps.at(-1);
    const goesOn = isElement(list, 'ul') || start === (last?.number ?? 0) + 1;
    hasSeveralCounts ||= last !== undefined && !goesOn;
    const between = blocks.slice(end, at);
    // Models end a list before the points of a step, and begin it anew behind them.
    if (last && goesOn && !between.some(headingOf)) last.rest.push(...between);
    const first = isElement(list, 'ul') ? (last?.number ?? 0) + 1 : start;
    for (const [index, item] of itemsOf(list).entries()) {
      steps.push({ item, list, number: first + index, part, name: '', rest: [] });
    }
    end = at + 1;
  }
  const last = steps.at(-1);
  const behind = blocks[end];
  const isSplit = steps.some(({ rest }) => rest.some((block) => isElement(block, 'ul')));
  if (last && isSplit && isElement(behind, 'ul')) last.rest.push(behind);
  return steps.map((step) => ({
    ...step,
    name: `Step ${step.number}${hasSeveralCounts && step.part ? `, ${step.part}` : ''}`,
  }));
}
