import { dinnerDay, type SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { dayAfter } from '../../../machines/kitchen/cookedTime';
import { addressOf } from '../../../machines/kitchen/recipeSource';
import { readLeftover } from '../../foods';
import { TURNS } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';
import { servingsOfDinner, shownTitle, writtenServings } from '../storage/fromSaved';

/** In bytes, without its line break. */
const LONGEST_LINE = 75;

/** As much as a number of the format may be. */
const MOST = 2_147_483_647;

/**
 * Dinners with a day as RFC 5545. The file may go to other people's calendars, so it has a dish, its
 * servings and an address, and nothing of notes, preferences or the list.
 * @param page where the dinners of recipes without a source lead
 */
export function writeCalendar(dinners: readonly SavedRecipe[], page: string, now: Date): string {
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', "PRODID:-//Saffron's Kitchen//EN"],
    ...dinners.flatMap((dinner) => {
      const day = dinnerDay(dinner);
      return day ? eventOf(dinner, day, page, now) : [];
    }),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function eventOf(dinner: SavedRecipe, day: string, page: string, now: Date): string[] {
  const at = dinner.planned?.at ?? 0;
  const servings = servingsOfDinner(dinner) ?? writtenServings(dinner);
  // A calendar takes over an event again only if its number has risen.
  const sequence = Math.min(Math.max(Math.floor((now.getTime() - at) / 1_000), 0), MOST);
  return [
    'BEGIN:VEVENT',
    // Ids of recipes are random. Each dinner of a recipe is another event.
    `UID:${dinner.id}-${at.toString(36)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(day, 1))}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(dishOf(dinner))}`,
    ...(servings ? [`DESCRIPTION:${escapeText(`${restWords.week.serves}: ${servings}`)}`] : []),
    `URL:${bareLink(dinner.source?.link) ?? page}`,
    'END:VEVENT',
  ];
}

const dateOf = (day: string) => day.replaceAll('-', '');

/** The name of a leftover says what it contains of what the visitor avoids. */
function dishOf(dinner: SavedRecipe): string {
  const title = shownTitle(dinner);
  return readLeftover(title).isLeftover ? restWords.rows.untitled : title;
}

/** Without the part that may hold a recipe or a secret. */
function bareLink(link: unknown): string | undefined {
  const address = addressOf(link);
  if (!address) return undefined;
  const { origin, pathname, search } = new URL(address);
  return origin + pathname + search;
}

/** One line of text. */
const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(TURNS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\\;,]/g, '\\$&');

const encoder = new TextEncoder();

/** Continues a long line on the next one, which begins with a space, and never within a character. */
function fold(line: string): string {
  let size = 0;
  let folded = '';
  for (const character of line) {
    const more = encoder.encode(character).length;
    const isFull = size + more > LONGEST_LINE;
    if (isFull) folded += '\r\n ';
    size = isFull ? 1 + more : size + more;
    folded += character;
  }
  return folded;
}
