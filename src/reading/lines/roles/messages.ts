import { foodsIn, isSentence, namesFood, WORK } from '../../document/textTraits';
import { pagePattern } from '../../languages/pages';
import type { Line } from '../Line';
import { isFurniture, isIngredient } from './lineTraits';

/** "Use double of it all", below a recipe; "Careful, that is the hot one" */
const CORRECTS = pagePattern('(?<!\\p{L})(?:$corrections(?!\\p{L})|$warnings)');

/** Names a food, a time or a heat, corrects or warns. Other words say nothing of the recipe. */
export const tellsCook = (text: string): boolean =>
  namesFood(text) || WORK.test(text) || CORRECTS.test(text);

interface Message {
  name: string;
  lines: Line[];
}

/**
 * "[14.02.25, 18:32] Mum:" names who writes, "18:32, +49 170 1234567:" gives a number. "18:32" alone
 * goes on with the one before.
 */
const nameOf = ({ text }: Line): string =>
  text.replace(/\d\s?[AP]M\b|[^\p{L}]/gu, '') || /:$/.test(text)
    ? text
        .replace(/[\d.,/-]*\d:\d\d(?::\d\d)?(?:\s?[AP]M\b)?/g, '')
        .replace(/\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|[\s[\]:,–-]/g, '')
    : '';

function messagesIn(lines: readonly Line[]): Message[] {
  const messages: Message[] = [{ name: '', lines: [] }];
  for (const line of lines) {
    const last = messages.at(-1) as Message;
    if (line.aside === 'stamp') messages.push({ name: nameOf(line) || last.name, lines: [] });
    else last.lines.push(line);
  }
  return messages;
}

const foodsOf = ({ text }: Pick<Line, 'text'>) => foodsIn(text).split(',').filter(Boolean);
const hasFoods = ({ lines }: Message) => lines.some(({ text }) => isIngredient(text));
const corrects = ({ lines }: Message) => lines.some(({ text }) => CORRECTS.test(text));
const tells = ({ lines }: Message) => lines.some(({ text }) => tellsCook(text));

/** Some line below its foods is work. */
const hasWork = ({ lines }: Message) =>
  lines
    .slice(lines.findLastIndex(({ text }) => isIngredient(text)) + 1)
    .some(({ text, mark }) => mark === 'number' || isSentence(text) || WORK.test(text));

/** Of someone else: "ok", "Thank you, I make it on Sunday". Any number may correct something. */
const isHarmless = ({ lines }: Message): boolean =>
  lines.every(({ text }) => !tellsCook(text) && !/\d/.test(text));

const ASKS = /[?？]/;

/**
 * Of the messages of several people, the lines of the one who sends the recipe. Null if they may not
 * be all of it: someone else says more than a question above it or thanks, or the cook names other
 * foods before or corrects something below: "Sorry, 3 leeks". Any other text stays.
 */
export function linesOfCook(lines: readonly Line[]): readonly Line[] | null {
  const [above, ...messages] = messagesIn(lines);
  const names = new Set(messages.map(({ name }) => name).filter(Boolean));
  if (names.size < 2) return lines;
  const start = messages.findIndex(hasFoods);
  const isStrange = !above?.lines.every(({ text }) => isFurniture(text) && !tellsCook(text));
  if (start < 0 || isStrange) return null;
  const { name } = messages[start] as Message;
  // The messages right above the foods may hold the title.
  const from = messages.findLastIndex((one, at) => at < start && one.name !== name) + 1;
  const own = messages.slice(from).filter((message) => message.name === name);
  const work = own.findIndex(hasWork);
  const below = work < 0 ? [] : own.slice(work + 1);
  const foods = new Set(own.filter(hasFoods).flatMap(({ lines }) => lines.flatMap(foodsOf)));
  // "who asked for the dal on Saturday", above a recipe with dal
  const isKnown = ({ text }: Line) =>
    !/\d/.test(text) && !CORRECTS.test(text) && foodsOf({ text }).every((food) => foods.has(food));
  const talks = ({ lines }: Message) =>
    lines.every((line) => ASKS.test(line.text) || isKnown(line));
  const isOther = (message: Message, at: number) => {
    if (message.name === name)
      return at < from ? !talks(message) : at < start - 1 && tells(message);
    return !isHarmless(message) && !(at < start && talks(message));
  };
  return messages.some(isOther) || below.some((one) => hasFoods(one) || corrects(one))
    ? null
    : own.flatMap((message) => message.lines);
}
