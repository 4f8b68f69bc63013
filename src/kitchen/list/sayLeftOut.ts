import * as firstWords from '../../words/en/first';
import { type Notice, namesOf, noticeText } from '../notices';

/** What a notice says, and which lines did not join the list. */
export function sayLeftOut(notice: Notice): string {
  const { ingredients = [], leftOut = [] } = notice;
  const sentence = noticeText(notice);
  if (!leftOut[0]) return sentence;
  const { length } = ingredients;
  const added = length > 0 ? `${firstWords.kitchen.addedFoods(length)}.` : '';
  const lines = leftOut.map((line) => firstWords.kitchen.quoted(line.replace(/\s*[:：]$/, '')));
  return `${sentence || added} ${firstWords.kitchen.skipped(namesOf(lines))}`.trim();
}
