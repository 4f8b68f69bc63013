import { isSentence, namesFood, WORK } from '../../document/textTraits';
import { pagePattern } from '../../languages/pages';
import type { Line } from '../Line';
import { DATE, isIngredient } from './lineTraits';

/** "Use double of it all", below a recipe */
const CORRECTS = pagePattern('(?<!\\p{L})$corrections(?!\\p{L})');

interface Message {
  name: string;
  lines: Line[];
}

/** "[14.02.25, 18:32] Mum:" names who writes. "18:32" alone goes on with the one before. */
const nameOf = ({ text }: Line) => text.replace(/[^\p{L}]|[AP]M\b/gu, '');

function messagesIn(lines: readonly Line[]): Message[] {
  const messages: Message[] = [{ name: '', lines: [] }];
  for (const line of lines) {
    const last = messages.at(-1) as Message;
    if (line.aside === 'stamp') messages.push({ name: nameOf(line) || last.name, lines: [] });
    else last.lines.push(line);
  }
  return messages;
}

const hasFoods = ({ lines }: Message) => lines.some(({ text }) => isIngredient(text));
const corrects = ({ lines }: Message) => lines.some(({ text }) => CORRECTS.test(text));
const tells = ({ lines }: Message) =>
  lines.some(({ text }) => namesFood(text) || WORK.test(text) || CORRECTS.test(text));

/** Some line below its foods is work. */
const hasWork = ({ lines }: Message) =>
  lines
    .slice(lines.findLastIndex(({ text }) => isIngredient(text)) + 1)
    .some(({ text, mark }) => mark === 'number' || isSentence(text) || WORK.test(text));

/**
 * Of the messages of several people, the lines of the one who sends the recipe. Null if they may not
 * be all of it: below its first food someone else names a food or a time, or the cook corrects
 * something: "Sorry, 3 leeks". Any other text stays.
 */
export function linesOfCook(lines: readonly Line[]): readonly Line[] | null {
  const [above, ...messages] = messagesIn(lines);
  const names = new Set(messages.map(({ name }) => name).filter(Boolean));
  if (names.size < 2) return lines;
  const start = messages.findIndex(hasFoods);
  const isStrange = !above || tells(above) || !above.lines.every(({ text }) => DATE.test(text));
  if (start < 0 || isStrange) return null;
  const { name } = messages[start] as Message;
  const own = messages.filter((message) => message.name === name);
  const work = own.findIndex(hasWork);
  const below = work < 0 ? [] : own.slice(work + 1);
  const isChanged = below.some((one) => hasFoods(one) || (corrects(one) && !hasWork(one)));
  const isAnswered = messages.slice(start).some((one) => one.name !== name && tells(one));
  return isChanged || isAnswered ? null : own.flatMap((message) => message.lines);
}
