import { isSentence, namesFood, WORK } from '../../document/textTraits';
import { isOpeningRemark } from '../../document/vocabulary';
import { pagePattern } from '../../languages/pages';
import type { Line } from '../Line';
import { CONTAINS, DATE, headingOf, isGreeting, isIngredient } from './lineTraits';

/** "Use double of it all", below a recipe */
const CORRECTS = pagePattern('(?<!\\p{L})$corrections(?!\\p{L})');

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

const hasFoods = ({ lines }: Message) => lines.some(({ text }) => isIngredient(text));
const corrects = ({ lines }: Message) => lines.some(({ text }) => CORRECTS.test(text));
const tells = ({ lines }: Message) =>
  lines.some(({ text }) => namesFood(text) || WORK.test(text) || CORRECTS.test(text));

/** Some line below its foods is work. */
const hasWork = ({ lines }: Message) =>
  lines
    .slice(lines.findLastIndex(({ text }) => isIngredient(text)) + 1)
    .some(({ text, mark }) => mark === 'number' || isSentence(text) || WORK.test(text));

/** Of someone else: "ok", "Thank you, I make it on Sunday". Any number may correct something. */
const isHarmless = (message: Message): boolean =>
  !tells(message) &&
  message.lines.every(
    ({ text }) =>
      !/\d/.test(text) &&
      (text.split(/\s+/).length < FEWEST_TOLD || isGreeting(text) || isOpeningRemark(text)),
  );

/** In words. Fewer tell nothing that belongs to a recipe. */
const FEWEST_TOLD = 5;

/** Above the foods, someone asks for the recipe. */
const asks = ({ lines }: Message): boolean => lines.every(({ text }) => /[?？]/.test(text));

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
  const isStrange = !above || tells(above) || !above.lines.every(({ text }) => DATE.test(text));
  if (start < 0 || isStrange) return null;
  const { name } = messages[start] as Message;
  const own = messages.filter((message) => message.name === name);
  const work = own.findIndex(hasWork);
  const below = work < 0 ? [] : own.slice(work + 1);
  const saysMore = (message: Message, at: number) => {
    // The message right above the foods may be the title.
    if (message.name === name) return at < start - 1 && tells(message);
    return !isHarmless(message) && !(at < start && asks(message));
  };
  return messages.some(saysMore) || below.some((one) => hasFoods(one) || corrects(one))
    ? null
    : own.flatMap((message) => message.lines);
}

/** "Dad: 1 cup red lentils", "12:03 - Dee: yep": a chat that is copied without its days */
const SENDER =
  /^(?:\[?\d{1,2}:\d\d\]?(?:\s?[-–])?\s)?(\p{Lu}[\p{L}'’.]{0,20}(?: \p{L}[\p{L}.]{0,20})?):\s+(?=\S)/u;

/** Of a chat without days, most lines begin with a name that others begin with too. */
export function withStamps(lines: readonly Line[]): readonly Line[] {
  const names = lines.map(({ text }) => SENDER.exec(text)?.[1] ?? '');
  const isName = (name: string) =>
    name !== '' && headingOf(name) === null && names.filter((other) => other === name).length > 1;
  const senders = new Set(names.filter(isName));
  const sent = names.filter((name) => senders.has(name)).length;
  if (sent < FEWEST_SENT || sent * 3 < lines.length * 2) return lines;
  return lines.flatMap((line): Line[] => {
    const [stamp = '', name = ''] = SENDER.exec(line.text) ?? [];
    // "Contains: nuts" is no name.
    const isNoName = headingOf(name) !== null || /\d/.test(line.text) || CONTAINS.test(line.text);
    if (!name || (!senders.has(name) && isNoName)) return [line];
    const rest = { ...line, text: line.text.slice(stamp.length), isAfterBlank: true };
    return [{ ...line, text: stamp, mark: null, aside: 'stamp' }, rest];
  });
}

const FEWEST_SENT = 3;

/**
 * For a proposal, the lines of the one in a chat who says most of the recipe; `isSure`: no other one says anything of food.
 * Null for a text that is no chat.
 */
export function messagesOfCook(
  lines: readonly Line[],
  tells: (text: string) => boolean,
): { lines: readonly Line[]; isSure: boolean } | null {
  // The dates of a page's comments look like stamps.
  const first = lines.findIndex(({ aside }) => aside === 'stamp');
  if (first < 0 || !lines.slice(0, first).every(({ text }) => DATE.test(text))) return null;
  const messages = messagesIn(lines);
  const told = new Map<string, number>();
  for (const { name, lines } of messages) {
    const count = lines.filter(
      ({ text }) => !/[?？]/.test(text) && (isIngredient(text) || tells(text)),
    ).length;
    told.set(name, (told.get(name) ?? 0) + count);
  }
  const most = Math.max(...told.values());
  const cook = [...told].find(([, count]) => count === most)?.[0];
  return {
    lines: messages.flatMap(({ name, lines }) => (name === cook ? lines : [])),
    isSure: [...told].every(([name, count]) => name === cook || count === 0),
  };
}
