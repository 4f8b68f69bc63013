import { type Facts, type Row, readRules } from '../../rules';
import {
  isAdded,
  isGroupHeading,
  isPart,
  isPlainSection,
  isServed,
  SERVING,
  sectionOf,
} from '../vocabulary';
import { BOLD_RANK, NO_RANK, type Role, type Seen, type Zone } from './Seen';

/** How a step is marked: this decides whether what follows goes on with it or is the next step. */
type StepStyle = 'heading' | 'item' | 'row' | 'named' | 'plain';

interface Walk {
  zone: Zone;
  /** The rank of the heading that opened the zone. */
  rank: number;
  /** The last step so far, if any. */
  last: StepStyle | null;
}

interface Context {
  line: Seen;
  walk: Walk;
}

/** A line has these facts by the same name, or they are of what is below it. */
const OF_LINE =
  'mark opens number aside hasRest isTitle isVideo isFact tellsFacts tellsServings isBlock isSentence isRemark isWish hasAmount isAboveWork isAboveMethod goesOn isInOtherList isAboveOtherList isFirst beginsPart isFirstList listsFoods asksBack';
const OF_BELOW = 'isEmpty steps numbers lists amounts foodsFirst things items';

const factsFrom = <Value>(names: string, of: (line: Seen) => Value): Facts<Context> =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, ({ line }) => of(line)[name as keyof Value]]),
  );

const FACTS: Facts<Context> = {
  ...factsFrom(OF_LINE, (line) => line),
  ...factsFrom(OF_BELOW, ({ below }) => below),
  in: ({ walk }) => walk.zone,
  isShort: ({ line }) => line.text.length < 300,

  other: ({ line }) => line.opens === 'other' || line.opens === 'step',
  ranked: ({ line }) => line.rank < BOLD_RANK,
  deeper: ({ line, walk }) => line.rank > walk.rank,
  bold: ({ line }) => line.rank <= BOLD_RANK,
  rankless: ({ line }) => line.rank === NO_RANK,
  isAdded: ({ line }) => isAdded(line.text),
  isServed: ({ line }) => isServed(line.text),
  isName: ({ line }) => line.mark === 'heading' || !/^.{40}|[:：]\s/.test(line.text),
  isSection: ({ line }) => isPlainSection(line.text),
  mayBePart: ({ line: { words = '' } }) => sectionOf(words) === 'method' || !isPlainSection(words),
  isPart: ({ line }) => isPart(line.text),
  serves: ({ line }) => SERVING.test(line.text),
  isGroup: ({ line }) => isGroupHeading(line.text),

  someAmounts: ({ line }) => (line.share ?? 0) >= 0.4,
  mostAmounts: ({ line }) => (line.share ?? 0) >= 0.6,
  fewAmounts: ({ line }) => (line.share ?? 1) < 0.6,

  last: ({ walk }) => walk.last,
  worked: ({ walk }) => walk.last !== null,
  above: ({ line }) => line.above?.mark,
};

/**
 * The first row that fits counts. A row has the role, the zone of the lines below, and the facts.
 */
const TABLE = [
  // Words around the recipe are no part of it.
  'note | aside',
  // The title begins the recipe.
  'title > top | isTitle',
  // A line that names a video is shown as one.
  'words | isVideo',
  // "Step 1" and a number make a step, unless an amount follows.
  'step > work | mark:paragraph in:top,list,work number:named,plain',
  // "Dry ingredients" within the work, right above numbers, is a part of it.
  'part | in:work !opens:null deeper ranked numbers mayBePart !isFact',
  // What a dish is served with is a group of its ingredients.
  'group | in:list deeper/isAboveMethod !opens:null/isServed !hasRest isAdded isName items',
  // "Dry ingredients" below "Ingredients" is a group.
  'group | in:list opens:ingredients deeper !isSection',
  // "To finish" above foods is a group if the method is still to come.
  'group | in:list opens:method deeper isPart isAboveMethod things',
  // To serve, above work, is the last part of it.
  'part | in:work opens:notes !hasRest serves steps',
  // A heading for ingredients opens the list.
  'ingredientsHead > list | opens:ingredients',
  // A heading for the method opens the work.
  'methodHead > work | opens:method',
  // The same heading again, as in a table of contents, opens nothing.
  'noteHead | in:top,between,rest opens:again',
  // "**Tip:** Rest it." within the list or the work leaves it open.
  'noteHead | in:list,work opens:notes hasRest',
  // A heading for notes ends what is above it.
  'noteHead > rest | opens:notes',
  // A heading for facts ends what is above it.
  'fact > top | opens:facts',
  // A heading with the number of a step is one, but not within the list above amounts.
  'step > work | opens:step number:named/!in:list/!amounts',
  // A heading that tells a fact is one.
  'fact | opens:fact',
  // Below a heading for notes, a deeper one heads some of them.
  'noteHead | in:rest other deeper ranked',
  // A heading above steps names a part of the work. One without a rank does so within the work alone.
  'part > work | other steps !foodsFirst !rankless/in:work',
  // A heading above amounts names a group of ingredients.
  'group > list | other amounts',
  // Within the list, a deeper heading above short lines names a group.
  'group | in:list other deeper/!ranked/isGroup items',
  // Within the work, a heading above another one or above bullets names a part.
  'part | in:work other deeper/!ranked isEmpty/lists',
  // Within the work, a heading above sentences is the title of a step. A plain line before a colon is not.
  'step | in:work other deeper/!ranked bold',
  // Below the work, other headings head notes.
  'noteHead > rest | other worked ranked',
  // Among notes, a bold line heads some of them.
  'noteHead | in:rest other deeper/!ranked',
  // Above the work, other headings end what is above them.
  'words > top | other ranked',
  // A heading without a rank ends the list or the work.
  'noteHead > rest | in:list,work other rankless',
  // Servings and times within the list are facts.
  'fact | in:list isFact',
  // Lists and tables of servings and times above the list are facts.
  'fact | in:top isBlock isFact/tellsFacts',
  // A bullet or a row makes an ingredient.
  'ingredient | in:list mark:bullet,row',
  // A line with an amount is an ingredient.
  'ingredient | in:list hasAmount',
  // A sentence within a list of foods is a remark.
  'words | in:list mark:paragraph,null isRemark',
  // Every other line of the list is an ingredient.
  'ingredient | in:list mark:number,null !isBlock',
  // So is a numbered list with amounts, or above the work.
  'ingredient | in:list mark:number isFirstList someAmounts/isAboveWork',
  // Ingredients in a row are a list of their own.
  'ingredient | in:between,rest,work isInOtherList',
  // A line above ingredients in a row names their group.
  'group | in:between,rest,work isAboveOtherList',
  // Servings within the work are facts. A time may be that of one part.
  'fact | in:work tellsServings',
  // Wishes within the work are no steps.
  'words | in:work mark:paragraph isWish isShort',
  // A paragraph or a list below the heading of a step belongs to it.
  'more | in:work mark:paragraph,bullet,number last:heading,named last:heading/!beginsPart',
  // A numbered line is a step.
  'step | in:work mark:number',
  // Words between the numbers or the items of a list go on with the step above them.
  'more | in:work mark:paragraph,bullet,row,null goesOn',
  // Bullets below a step are its points.
  'more | in:work mark:bullet last !isFirst above:number,bullet,paragraph',
  // Words after the items of a list are a note.
  'note | in:work mark:paragraph last:item !isFirst',
  // Bullets with amounts above the first step are ingredients.
  'ingredient | in:work mark:bullet mostAmounts !worked',
  // Every other line of the work is a step.
  'step | in:work mark:paragraph,bullet,row,null',
  // "Enjoy!" below the notes is not a note.
  'words | in:rest isWish',
  // Servings and times are facts, wherever they are.
  'fact | in:rest,between mark:bullet,number,row,null isFact !isSentence !isBlock',
  // Everything else is a note.
  'note | in:rest mark:paragraph,bullet,number,row,quote,null',
  // A quotation after the first step is a note.
  'note | mark:quote worked',
  // Code within the work belongs to the step before it.
  'more | in:work mark:code last',
  // A numbered list without amounts has the steps, wherever it is, unless a model asks back.
  'step > work | mark:number fewAmounts !asksBack',
  // A list, a table or a marked line with amounts has ingredients, wherever it is.
  'ingredient | listsFoods',
  // Words above the recipe may tell facts.
  'fact | mark:paragraph',
];

export interface Rule extends Row<string, Context> {
  role: Role;
  /** The zone of the lines below; null if it goes on. */
  leadsTo: Zone | null;
}

export const RULES = readRules<string, Context>(FACTS, TABLE).map((row): Rule => {
  const [role, zone] = row.result.split(' > ') as [Role, Zone?];
  return { ...row, role, leadsTo: zone ?? null };
});

/**
 * The first rule that fits a line gives its one role; null if none does: the line says nothing
 * certain. Also gives the zones above and below it, and whether it begins a step.
 */
export function assignRoles<Line extends Seen>(
  lines: readonly Line[],
  rules: readonly Rule[] = RULES,
) {
  let walk: Walk = { zone: 'top', rank: 0, last: null };
  return lines.map((line) => {
    if (line.leaves === walk.zone) walk.zone = 'between';
    walk.zone = line.enters ?? walk.zone;
    const from = walk.zone;
    const rule = rules.find((one) => one.holds({ line, walk }));
    const role = rule?.role ?? null;
    const to = rule?.leadsTo ?? from;
    const begins = role === 'step' || (role === 'methodHead' && line.hasRest);
    walk = {
      zone: to,
      rank: rankBelow(line, walk, role, rule?.leadsTo ?? null),
      last: begins ? styleOf(line) : walk.last,
    };
    return { line, role, from, to, begins };
  });
}

/** A zone's heading has this role. Of several in one zone, the highest rank counts. */
const HEAD_OF: Partial<Record<Zone, Role>> = { list: 'ingredientsHead', rest: 'noteHead' };

function rankBelow(line: Seen, walk: Walk, role: Role | null, to: Zone | null): number {
  const { zone, rank } = walk;
  if (!to || role === 'words' || role === 'title') return rank;
  if (line.opens === null) return zone === 'top' ? 0 : rank;
  if (role === HEAD_OF[zone]) return Math.min(rank, line.rank);
  if (role !== 'part' && role !== 'group' && role !== 'step') return line.rank;
  if (to === zone) return rank;
  const above = Math.max(0, line.rank - 1);
  return role === 'part' && zone !== 'top' ? Math.min(rank, above) : above;
}

function styleOf(line: Seen): StepStyle {
  const { mark, hasRest, number } = line;
  if (mark === 'heading') return hasRest ? 'plain' : 'heading';
  if (mark === 'row') return 'row';
  if (mark === 'number' || mark === 'bullet') return 'item';
  return number === 'named' ? 'named' : 'plain';
}
