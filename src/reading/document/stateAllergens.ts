import { pattern } from '../languages';

/** Words of a statement about allergens, in every language that the page reads. */
const STATEMENT = pattern('$allergens.heads|$allergens.other');

/** A dish's name may claim this: "Gluten-free cake", "Allergy-friendly cake". */
const CLAIM = pattern('(?<!\\p{L})$allergens.claims', 'giu');
const AND = pattern('\\s$small.and(?!\\p{L})', 'giu');

/** Whether an empty line is above the line, if that is known. */
interface Written {
  text: string;
  isAfterBlank?: boolean;
}

/** Which lines may say what a dish contains: by their words, or below a line that does. */
export const stateAllergens = (lines: readonly string[]): boolean[] =>
  statesIn(
    lines.map((text) => ({ text })),
    states,
  );

/** No line may be a title: "Gluten-free" states something, "Gluten-free cake" names a dish. */
export const stateOnlyAllergens = (lines: readonly Written[]): boolean[] =>
  statesIn(lines, (text) => {
    const rest = text.replace(CLAIM, ' ');
    return states(text) && (states(rest) || !/\p{L}{3}/u.test(rest.replace(AND, ' ')));
  });

/** What a page says of itself, in five languages: "This post contains affiliate links". */
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
const HEADING = pattern('^(?:\\S+ )?\\S*$allergens.heads\\S*$|^al+[eéè]r[gj][\\p{L}-]* \\p{L}+$');

/** The next line ends the statement: "Allergens:". */
const opens = (text: string) => /[:,;–-]$/.test(text) || HEADING.test(text);

/** The line was broken at its width. */
const isBroken = (text: string) => text.length > 45 && !/[.!?]$/.test(text);
