import { describe, expect, it } from 'vitest';
import {
  areFacts,
  type Fact,
  factPieces,
  factsInSentence,
  minutesOf,
  readFact,
} from '../../../../src/reading/document/facts/readFacts';

/** "?" is a value that the text does not give. */
function written(fact: Fact | null): string | null {
  if (!fact) return null;
  if (fact.name !== 'servings') return `${fact.name}: ${fact.minutes ?? '?'}`;
  if (!fact.servings) return 'servings: ?';
  const { from, to, unit, text } = fact.servings;
  return `servings: ${from}${to === from ? '' : `–${to}`} ${unit}, "${text}"`;
}

describe('one piece of a line says', () => {
  it.each<[string, string | null]>([
    ['**Prep time:** 10 min', 'prep: 10'],
    ['Prep (about): 10 min', 'prep: 10'],
    ['Cook time: 1½ hours', 'cook: 90'],
    ['Cook time: 1 1/2 hours', 'cook: 90'],
    ['Cook time: half an hour', 'cook: 30'],
    ['Cook time: an hour', 'cook: 60'],
    ['Cook time: 1 h 30', 'cook: 90'],
    ['Cook time: 20–25 min', 'cook: ?'],
    ['Total: 1,5 Stunden', 'total: 90'],
    ['Total time: 0 min', 'total: ?'],
    ['Total time: 200 hours', 'total: ?'],
    ['Ready in 20 minutes', 'total: 20'],
    ['20 minutes', 'bare: 20'],
    ['~20 min', 'bare: 20'],
    ['20 min total', 'bare: 20'],
    ['Active: 15 minutes', 'active: 15'],
    ['Serves 4–6', 'servings: 4–6 servings, "Serves 4–6"'],
    ['Makes 12 muffins', 'servings: 12 muffins, "Makes 12 muffins"'],
    ['Makes 1 loaf (about 12 slices)', 'servings: 1 loaf, "Makes 1 loaf (about 12 slices)"'],
    ['Number of servings: 4', 'servings: 4 null, "4"'],
    ['Serves six to eight', 'servings: 6–8 servings, "Serves 6 to 8"'],
    ['4 servings', 'servings: 4 servings, "4 servings"'],
    ['4 pax', 'servings: 4 servings, "4 pax"'],
    ['x 4 persone', 'servings: 4 servings, "x 4 persone"'],
    ['Servings 5 bowls', 'servings: 5 bowls, "5 bowls"'],
    ['Serving size: 1 slice', 'servings: ?'],
    ['Serving size: 4', 'servings: 4 servings, "4"'],
    ['Makes 4 dozen cookies', 'servings: 4 dozen cookies, "Makes 4 dozen cookies"'],
    ['Makes 6 mille-feuilles', 'servings: 6 mille-feuilles, "Makes 6 mille-feuilles"'],
    ['For two sauces', null],
    ['Serves once cooled', null],
    ['Serves two as a main or four as a starter', null],
    ['4 to 6 servings', 'servings: 4–6 servings, "4 to 6 servings"'],
    ['4 eggs', null],
    ['Serves 0', null],
    ['Serves 4–2', null],
    ['Für 4 Personen', 'servings: 4 servings, "Für 4 Personen"'],
    ['Pour 4 personnes', 'servings: 4 servings, "Pour 4 personnes"'],
    ['Para 4 personas', 'servings: 4 servings, "Para 4 personas"'],
    ['Voor 4 personen', 'servings: 4 servings, "Voor 4 personen"'],
    ['Serves 4 in 20 minutes', null],
    ['Difficulty: easy', null],
    ['For 2', 'servings: 2 null, "For 2"'],
    [`Serves 4 ${'x'.repeat(82)}`, null],
  ])('"%s": %s', (piece, fact) => {
    expect(written(readFact(piece))).toBe(fact);
  });
});

describe('the minutes of', () => {
  it.each<[string, number | null]>([
    ['10-minute', 10],
    ['2 hours 30 minutes', 150],
    ['1 hour and a half', 90],
    ['¾ hour', 45],
    ['1,5 heures', 90],
    ['90', null],
    ['20 min per side', null],
    ['une heure et demie', 90],
    ['una hora y media', 90],
    ["un'ora", null],
    ['10080 min', null],
    ['10079 min', null],
    ['two hours', null],
  ])('"%s" are %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
});

describe('a sentence says', () => {
  it.each<[string, string[]]>([
    ['It serves about 4–6 people well.', ['servings: 4–6 servings, "4–6 people"']],
    ['A dish pour 4 personnes.', ['servings: 4 servings, "4 personnes"']],
    ['Ready in 20 minutes!', ['total: 20']],
    ['It is on the table in about 1 hour, warm.', ['total: 60']],
    ['serves 4 in 20 minutes.', ['servings: 4 servings, "4 servings"', 'total: 20']],
    ['It reserves 4 seats.', []],
    ['Ready in 20–25 minutes.', []],
    ['For 4 hours it rests.', []],
  ])('"%s": %j', (sentence, facts) => {
    expect(factsInSentence(sentence).map(written)).toEqual(facts);
  });
});

describe('a line', () => {
  it.each<[string, boolean]>([
    ['Prep: 5 min | Difficulty: easy', true],
    ['Serves 2. It is good.', false],
    ['Prep: 5 min, It is a long sentence about nothing that ends with a full stop.', false],
    ['a · b · c · Serves 2', true],
    ['a · b · c · d · Serves 2', false],
    ['Prep: 5 min · a dish that my grandmother used to make every Sunday', false],
    ['Prep: 5 min · a dish that my grandmother would make every Sunday', true],
    ['Boil for 10 minutes', false],
    ['2 eggs', false],
    ['Cuisine: French', false],
    ['20 minutes', true],
  ])('"%s" consists of facts: %s', (line, isNothingElse) => {
    expect(areFacts(line)).toBe(isNothingElse);
  });

  it.each<[string, string[]]>([
    [
      '⏱️ **Active time:** 15 minutes | 🍽️ **Servings:** 2',
      ['Active time:** 15 minutes', 'Servings:** 2'],
    ],
    ['Prep: 5 min – Cook: 20 min', ['Prep: 5 min', 'Cook: 20 min']],
    ['Serves 2, 3 or 4', ['Serves 2, 3 or 4']],
    ['Prep: 5 min / Cook: 20 min', ['Prep: 5 min', 'Cook: 20 min']],
    ['- x', ['x']],
    ['20-25 min', ['20-25 min']],
  ])('"%s" has the pieces %j', (line, pieces) => {
    expect(factPieces(line)).toEqual(pieces);
  });
});
