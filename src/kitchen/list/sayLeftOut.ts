import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { type Notice, namesOf, noticeText } from '../notices';

/** What a notice says, and which lines did not join the list. */
export function sayLeftOut(notice: Notice): string {
  const { ingredients = [], leftOut = [] } = notice;
  const sentence = noticeText(notice);
  if (!leftOut[0]) return sentence;
  const { length } = ingredients;
  const added = length > 0 ? `${firstWords.kitchen.addedFoods(length)}.` : '';
  const lines = leftOut.map((line) => restWords.typing.quoted(line.replace(/\s*[:：]$/, '')));
  return `${sentence || added} ${restWords.typing.skipped(namesOf(lines))}`.trim();
}
