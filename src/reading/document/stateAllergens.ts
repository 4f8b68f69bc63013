import { alternativesOf, anySmall } from '../languages';

const HEADS = alternativesOf(({ allergens }) => allergens.heads);
/** Words of a statement about allergens, in every language that the page reads. */
const STATEMENT = new RegExp(
  `${HEADS}|${alternativesOf(({ allergens }) => allergens.other)}`,
  'iu',
);

/** What the name of a dish may claim: "Gluten-free cake", "Allergy-friendly cake". */
const CLAIM = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(({ allergens }) => allergens.claims)})`,
  'giu',
);
const AND = new RegExp(`\\s(?:${anySmall('and')})(?!\\p{L})`, 'giu');

/** A line, and whether an empty one is above it, if that is known. */
interface Written {
  text: string;
  isAfterBlank?: boolean;
}

/** For each of some lines, whether it may say what a dish contains: by its words, or below a line that does. */
export const stateAllergens = (lines: readonly string[]): boolean[] =>
  statesIn(
    lines.map((text) => ({ text })),
    states,
  );

/** The same for lines that name no dish, so none of them is a title: "Gluten-free", and not "Gluten-free cake". */
export const stateOnlyAllergens = (lines: readonly Written[]): boolean[] =>
  statesIn(lines, (text) => {
    const rest = text.replace(CLAIM, ' ');
    return states(text) && (states(rest) || !/\p{L}{3}/u.test(rest.replace(AND, ' ')));
  });

/** "This post contains affiliate links": what a page says of itself, in five languages. */
const ADVERTISES =
  /(?<!\S)\S{1,40} (?:\S{1,40} ){0,3}(?:affili|afilia|werbung|advertis|publicid)\S*/giu;

const states = (text: string) => STATEMENT.test(text.normalize('NFC').replace(ADVERTISES, ' '));

function statesIn(lines: readonly Written[], says: (text: string) => boolean): boolean[] {
  let before = '';
  return lines.map(({ text, isAfterBlank = false }) => {
    const isSaid = says(text);
    const isStatement = isSaid || opens(before) || (isBroken(before) && !isAfterBlank);
    before = isSaid ? text.trim() : '';
    return isStatement;
  });
}

/** "Allergens", "May contain", "Allergy advice" */
const HEADING = new RegExp(
  `^(?:\\S+ )?\\S*(?:${HEADS})\\S*$|^al+[eéè]r[gj][\\p{L}-]* \\p{L}+$`,
  'iu',
);

/** Whether the next line ends a statement: "Allergens:". */
const opens = (text: string) => /[:,;–-]$/.test(text) || HEADING.test(text);

/** Whether a line was broken at its width. */
const isBroken = (text: string) => text.length > 45 && !/[.!?]$/.test(text);
