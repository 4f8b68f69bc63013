import { namesFood } from '../../document/textTraits';
import { pagePattern } from '../../languages/pages';
import type { Line } from '../Line';
import { DATE, headingOf, isIngredient } from './lineTraits';

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
    if (!name || (!senders.has(name) && /\d/.test(line.text))) return [line];
    const rest = { ...line, text: line.text.slice(stamp.length), isAfterBlank: true };
    return [{ ...line, text: stamp, mark: null, aside: 'stamp' }, rest];
  });
}

const FEWEST_SENT = 3;

interface Chat {
  /** Of the one who says most of the recipe. */
  lines: readonly Line[];
  /** No line of another one may belong to the recipe, and none corrects it: "Use double of it all". */
  isSure: boolean;
}

/** Null for a text that is no chat. `tells`: a line may be work. */
export function readChat(lines: readonly Line[], tells: (text: string) => boolean): Chat | null {
  const [above, ...messages] = messagesIn(lines);
  const isChat = messages.length > 0 && above?.lines.every(({ text }) => DATE.test(text));
  // The dates of a page's comments look like stamps.
  if (!isChat) return null;
  const told = new Map<string, number>();
  for (const { name, lines } of messages) {
    const count = lines.filter(
      ({ text }) => !/[?？]/.test(text) && (isIngredient(text) || tells(text)),
    ).length;
    told.set(name, (told.get(name) ?? 0) + count);
  }
  const most = Math.max(...told.values());
  const cook = [...told].find(([, count]) => count === most)?.[0];
  const isHarmless = ({ text }: Line) =>
    /[?？]/.test(text) || !(/\d/.test(text) || namesFood(text) || tells(text));
  return {
    lines: messages.flatMap(({ name, lines }) => (name === cook ? lines : [])),
    isSure: messages.every(
      ({ name, lines }) =>
        lines.every(({ text }) => !CORRECTS.test(text)) &&
        (name === cook || lines.every(isHarmless)),
    ),
  };
}
