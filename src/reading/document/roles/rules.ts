import { type Facts, type Row, readRules } from '../../rules';
import {
  isAdditionHeading,
  isGroupHeading,
  isPartHeading,
  isPlainSection,
  isServingHeading,
  SERVING,
  sectionOf,
} from '../vocabulary';
import { BOLD_RANK, type LineFeatures, NO_RANK, type Role, type Zone } from './LineFeatures';

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
  line: LineFeatures;
  walk: Walk;
}

/** A line has these facts by the same name, or they are of what is below it. */
const OF_LINE =
  'mark opens number aside hasRest isTitle isVideo isFact tellsFacts tellsServings isBlock isSentence isRemark isWish hasAmount isProse isAboveWork isAboveMethod goesOn isInOtherList isAboveOtherList isFirst beginsPart isFirstList listsFoods asksBack';
const OF_BELOW = 'isEmpty steps numbers lists amounts foodsFirst things items';

const factsFrom = <Value>(names: string, of: (line: LineFeatures) => Value): Facts<Context> =>
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
  isAdditionHeading: ({ line }) => isAdditionHeading(line.text),
  isServingHeading: ({ line }) => isServingHeading(line.text),
  isName: ({ line }) => line.mark === 'heading' || !/^.{40}|[:：]\s/.test(line.text),
  isSection: ({ line }) => isPlainSection(line.text),
  mayBePart: ({ line: { words = '' } }) =>
    sectionOf(words) === 'method' || !isPlainSection(words) || isAdditionHeading(words),
  isPartHeading: ({ line }) => isPartHeading(line.text),
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
 * `rules.txt` beside the tests has its reason, and whole texts.
 */
const TABLE = [
  'note | aside', // Advertisement
  'title > top | isTitle', // # Rice
  'words | isVideo', // See https://youtu.be/…
  'step > work | mark:paragraph in:top,list,work number:named,plain', // Step 1: Boil it.
  'part | in:work !opens:null deeper ranked numbers mayBePart !isFact', // ### Dry ingredients, above 1. Mix.
  'group | in:list deeper/isAboveMethod !opens:null/isServingHeading !hasRest isAdditionHeading isName items', // To serve, above limes
  'group | in:list opens:ingredients deeper !isSection', // ### Dry ingredients, below ## Ingredients
  'group | in:list opens:method deeper isPartHeading isAboveMethod things', // ### To finish, above foods
  'part | in:work opens:notes !hasRest serves steps', // To serve, above work
  'ingredientsHead > list | opens:ingredients', // ## Ingredients
  'methodHead > work | opens:method', // ## Method
  'noteHead | in:top,between,rest opens:again', // Method, in a table of contents
  'noteHead | in:list,work opens:notes hasRest', // **Tip:** Rest it.
  'noteHead > rest | opens:notes', // ## Tips
  'fact > top | opens:facts', // ## Servings
  'step > work | opens:step number:named/!in:list/!amounts', // ## Step 1: Boil
  'fact | opens:fact', // ### 4 servings
  'noteHead | in:rest other deeper ranked', // ### For later, below ## Tips
  'part > work | other steps !foodsFirst !rankless/in:work', // ## Sauce, above 1. Stir.
  'group > list | other amounts', // ## Sauce, above 2 limes
  'group | in:list other deeper/!ranked/isGroup items', // Sauce:, above cream
  'part | in:work other deeper/!ranked isEmpty/lists', // ### Sauce, above - Stir.
  'step | in:work other deeper/!ranked bold', // ### Boil the rice, above Use a pot.
  'noteHead > rest | other worked ranked', // ## On the next day
  'noteHead | in:rest other deeper/!ranked', // **The next day**, below ## Tips
  'words > top | other ranked', // ## Gear
  'noteHead > rest | in:list,work other rankless', // Story
  'step > work | in:list isProse', // Boil the rice for 10 minutes., below a list
  'fact | in:list isFact', // Serves 4, below ## Ingredients
  'fact | in:top isBlock isFact/tellsFacts', // - Serves: 4
  'ingredient | in:list mark:bullet,row', // - eggs
  'ingredient | in:list hasAmount', // some salt
  'words | in:list mark:paragraph,null isRemark', // Fresh ones taste best in this dish.
  'ingredient | in:list mark:number,null !isBlock', // Oil for frying (see the notes).
  'ingredient | in:list mark:number isFirstList someAmounts/isAboveWork', // 1. eggs
  'ingredient | in:between,rest,work isInOtherList', // 1 egg, in a second list
  'group | in:between,rest,work isAboveOtherList', // Sauce, above a second list
  'fact | in:work tellsServings', // Serves 4, below ## Method
  'words | in:work mark:paragraph isWish isShort', // Enjoy your meal!
  'more | in:work mark:paragraph,bullet,number last:heading,named last:heading/!beginsPart', // Use a pot., below ### Step 1: Boil
  'step | in:work mark:number', // 1. 2 eggs go into the pan.
  'more | in:work mark:paragraph,bullet,row,null goesOn', // Salt it., between 1. and 2.
  'more | in:work mark:bullet last !isFirst above:number,bullet,paragraph', // - Salt it., below 2.
  'note | in:work mark:paragraph last:item !isFirst', // Salt it well., below 2.
  'ingredient | in:work mark:bullet mostAmounts !worked', // - 1 lime, above 1.
  'step | in:work mark:paragraph,bullet,row,null', // Eat it.
  'words | in:rest isWish', // Enjoy!, below ## Tips
  'fact | in:rest,between mark:bullet,number,row,null isFact !isSentence !isBlock', // Serving size: 1 bowl
  'note | in:rest mark:paragraph,bullet,number,row,quote,null', // It keeps for a week.
  'note | mark:quote worked', // > Salt it.
  'more | in:work mark:code last', // ```
  'step > work | mark:number fewAmounts !asksBack', // 1. Boil., below a title
  'ingredient | listsFoods', // ✅ 2 eggs
  'fact | mark:paragraph', // It serves 4.
];

interface Rule extends Row<string, Context> {
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
export function assignRoles<Line extends LineFeatures>(
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

function rankBelow(line: LineFeatures, walk: Walk, role: Role | null, to: Zone | null): number {
  const { zone, rank } = walk;
  if (!to || role === 'words' || role === 'title') return rank;
  if (line.opens === null) return zone === 'top' ? 0 : rank;
  if (role === HEAD_OF[zone]) return Math.min(rank, line.rank);
  if (role !== 'part' && role !== 'group' && role !== 'step') return line.rank;
  if (to === zone) return rank;
  const above = Math.max(0, line.rank - 1);
  return role === 'part' && zone !== 'top' ? Math.min(rank, above) : above;
}

function styleOf(line: LineFeatures): StepStyle {
  const { mark, hasRest, number } = line;
  if (mark === 'heading') return hasRest ? 'plain' : 'heading';
  if (mark === 'row') return 'row';
  if (mark === 'number' || mark === 'bullet') return 'item';
  return number === 'named' ? 'named' : 'plain';
}
