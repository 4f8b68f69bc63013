import type { Notice } from '../../machines/recipe/RecipeContext';
import { MAX_ATTEMPTS } from '../../machines/recipe/recipeMachine';
import { joinNames } from '../ui/joinNames';
import { messages } from './messages';

const MOST_NAMED = 5;

/** The first names, and how many more there are. */
function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return joinNames(rest > 1 ? [...names.slice(0, MOST_NAMED), messages.more(rest)] : names);
}

type Spoken = keyof typeof messages.notices;

/** Empty if the notice has no words. `attempt` is the number of the one that runs or comes next. */
export function noticeText(notice: Notice, attempt: number): string {
  const { about, leftOut = [], ingredients, text = '' } = notice;
  const words = (messages.notices as Partial<typeof messages.notices>)[about as Spoken];
  const sentence = words?.(namesOf(ingredients), attempt, MAX_ATTEMPTS) ?? text;
  if (!leftOut[0]) return sentence;
  const { length } = ingredients;
  const added = length > 0 ? messages.addedFoods(length) : '';
  const lines = leftOut.map((line) => messages.quoted(line.replace(/\s*[:：]$/, '')));
  return `${sentence || added} ${messages.skipped(namesOf(lines))}`.trim();
}
