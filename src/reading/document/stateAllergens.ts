/**
 * Words of a statement about allergens, in every language that the page reads. Too many words match rather
 * than too few: these lines are shown where others are folded.
 */
const STATEMENT =
  /contain|allerg|trace|intoleran|intolér|coeliac|celiac|zöliak|zoelia|enthält|enthalten|enthaelt|spuren|contien|contené|contener|contém|conter|contenga|traza|vestígio|tracce|contenere|contengono|bevat|sporen|glutenfrei|glutenvrij|-free\b|free from|sans gluten|sin gluten|senza glutine|sem glúten/iu;

/** For each of some lines, whether it may say what a dish contains: by its words, or below a line that does. */
export function stateAllergens(lines: readonly string[]): boolean[] {
  let goesOn = false;
  return lines.map((text) => {
    const states = STATEMENT.test(text.normalize('NFC'));
    const isStatement = states || goesOn;
    goesOn = states && mayGoOn(text.trim());
    return isStatement;
  });
}

/** "Allergens:", or a line that was broken at its width: the next one may end the statement. */
const mayGoOn = (text: string): boolean =>
  /[:,;–-]$/.test(text) ||
  /^\S+(?: \S+)?$/.test(text) ||
  (text.length > 45 && !/[.!?]$/.test(text));
