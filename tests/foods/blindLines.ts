import { readFileSync } from 'node:fs';
import { avoiding } from '../../src/foods/avoided/avoiding';
import { readClaimed } from '../../src/foods/claims/claimed';
import { AVOIDS_NOTHING, askedFoods, type Cover, serves } from '../../src/foods/covers';
import { foodNamed } from '../../src/foods/foods';
import { recognise } from '../../src/foods/recognise';

export function pairsOf(file: string): [given: string, expected: string, section: string][] {
  let section = '';
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ---')) section = line.slice(5).trim();
      if (!line.includes('=>') || line.startsWith('#')) return [];
      const [given = '', expected = ''] = line.split(/\s+=>\s+/);
      return [[given.trim(), expected.trim(), section]];
    });
}

/** Whether a line names exactly the expected foods; for `?`, whether it names no certain food. */
export function isRecognised(text: string, expected: string): boolean {
  const { foods, unknown } = recognise(text);
  const main = foods.filter(({ role }) => role === 'main' || role === 'alternative');
  if (expected === '?')
    return main.length === 0 || unknown.length > 0 || main.some(({ food }) => food.isUnclear);
  const fits = (name: string) =>
    main.some(({ food, words }) => foodNamed(name) === food || name === words.toLowerCase());
  return expected.split(' | ').some((answer) => {
    const names = answer.split(' + ').map((name) => name.trim());
    return names.length === main.length && names.every(fits);
  });
}

const ORDER: readonly Cover[] = ['no', 'maybe', 'yes'];
const best = (answers: readonly Cover[]) =>
  answers.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), 'no');

/** "maybe" if an entry serves for some foods only or for a general word, or if a word of the line is unknown. */
export function covers(
  have: string | readonly string[],
  need: string,
  avoided = AVOIDS_NOTHING,
): Cover {
  const asked = readClaimed(need, avoiding(avoided).contents);
  const had = [have].flat().map((entry) => readClaimed(entry, new Set()));
  const answers = askedFoods(asked, avoided).map((group) =>
    best(had.map((entry) => serves(entry, group, avoided))),
  );
  const [answer = 'no'] = answers;
  if (answers.every((one) => one === 'no')) return 'no';
  const isSure = asked.unknown.length === 0 && answer === 'yes';
  return isSure && answers.every((one) => one === answer) ? 'yes' : 'maybe';
}
