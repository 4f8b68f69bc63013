import { isGroupHeading } from '../../document/vocabulary';
import { isTableHead, listsFoods, tellsAllergens } from './judge';
import type { Seen } from './look';
import { isListed, namesPart, opensMain, type Rule, type Walk } from './Rule';

/** What the lines below the heading of the ingredients are. */
export const LIST_RULES: readonly Rule[] = [
  {
    // The heading of a method above foods names a group of them.
    in: ['list'],
    when: ({ line, next }) => isListed(next) && namesPart(line, true),
    role: 'group',
  },
  {
    // The head of a table is no food.
    in: ['list'],
    when: ({ line }) => line.mark === 'row' && isTableHead(line.text),
    role: 'note',
  },
  {
    // Buttons and what a list contains for people with allergies are no foods.
    in: ['list'],
    when: ({ line }) => line.isFurniture || tellsAllergens(line.text),
    role: 'note',
  },
  {
    // Servings and times within the list are facts.
    in: ['list'],
    when: ({ line }) => line.isFact && !line.hasAmount,
    role: 'fact',
  },
  {
    // Pots and pans below the list are no foods.
    in: ['list'],
    when: ({ line, lines, at, foods }) => line.isGroup && !!foods && isWithoutFood(lines, at),
    role: 'noteHead',
    leadsTo: 'rest',
  },
  {
    // A line above foods that names none is their group.
    in: ['list'],
    when: ({ line, next }) => line.isGroup && !!next && !opensMain(next) && !next.isSentence,
    role: 'group',
  },
  {
    // A bullet or a row makes an ingredient.
    in: ['list'],
    when: ({ line }) => line.mark === 'bullet' || line.mark === 'row',
    role: 'ingredient',
  },
  {
    // A line that begins like the name of a group is one.
    in: ['list'],
    when: ({ line, next }) =>
      isGroupHeading(line.text) && !line.hasAmount && !/[:：]\s/.test(line.text) && isListed(next),
    role: 'group',
  },
  {
    // A line with an amount is an ingredient.
    in: ['list'],
    when: ({ line }) => line.hasAmount,
    role: 'ingredient',
  },
  {
    // The name of a picture above the servings is no food.
    in: ['list'],
    when: ({ line, next }) => !!next?.isFact && !next.hasAmount && !line.isFood,
    role: 'note',
  },
  {
    // A line that names no food, within a list of known foods, heads the next ones.
    in: ['list'],
    when: (walk) => isStrange(walk) && !isEdge(walk) && !!walk.lines[walk.at + 1]?.hasAmount,
    role: 'group',
  },
  {
    // Around a list of known foods, a line that names none is a button or a remark.
    in: ['list'],
    when: (walk) => isStrange(walk) && isEdge(walk),
    role: 'note',
  },
  {
    // A short line apart, above foods, names a group of them.
    in: ['list'],
    when: (walk) => isName(walk.lines, walk.at) && (!walk.line.isFood || hasNamedBlocks(walk)),
    role: 'group',
  },
  {
    // A sentence of work within a list of foods is a remark.
    in: ['list'],
    when: ({ line }) => line.isSentence && !listsFoods(line.text) && (line.isWork || !line.hasFood),
    role: 'note',
  },
  {
    // Every other line of the list is an ingredient.
    in: ['list'],
    when: () => true,
    role: 'ingredient',
  },
];

/** A line with this many words and no food is a button of the page, or a remark. */
const FEWEST_WORDS = 3;

const isStrange = ({ line, foods }: Walk) =>
  !!foods &&
  !line.hasFood &&
  !/\)$/.test(line.text) &&
  line.text.split(/\s/).length >= FEWEST_WORDS;

/** Whether a short line apart is right above an ingredient. */
const isName = (lines: readonly Seen[], at: number): boolean =>
  !!lines[at]?.isAfterBlank &&
  lines[at].text.length < 40 &&
  isListed(lines[at + 1]) &&
  !lines[at + 1]?.isAfterBlank;

/** Whether each of several blocks of a list begins with its name, so "Filling" is no food. */
function hasNamedBlocks({ lines, list: [first, last] }: Walk): boolean {
  const starts = lines.flatMap((line, at) =>
    at >= first && at <= last && line.isAfterBlank && !line.aside ? [at] : [],
  );
  return starts.length > 1 && starts.every((at) => isName(lines, at) && !isListed(lines[at]));
}

const isEdge = ({ at, foods }: Walk) => !!foods && (at < foods[0] || at > foods[1]);

/** Whether a group has neither a food nor an amount. */
function isWithoutFood(lines: readonly Seen[], at: number): boolean {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ isGroup, opens }) => isGroup || opens !== null);
  const items = rest.slice(0, end < 0 ? undefined : end);
  return items.length > 0 && items.every((line) => !line.hasAmount && !line.hasFood);
}
