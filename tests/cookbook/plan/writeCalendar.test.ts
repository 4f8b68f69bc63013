import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { writeCalendar } from '../../../src/cookbook/plan/writeCalendar';
import { SOUP } from '../recipes';

const PAGE = 'https://ada.github.io/kitchen/';
const NOW = new Date(Date.UTC(2026, 10, 30, 22, 5));

const dinner = (about: Partial<SavedRecipe>, day = '2026-12-31', at = 5): SavedRecipe => ({
  ...SOUP,
  planned: { servings: 4, at },
  plannedFor: { at, day },
  ...about,
});

/** What another reader of the format finds in it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      start: `${event.startDate}`,
      end: `${event.endDate}`,
      isDate: event.startDate.isDate && event.endDate.isDate,
      url: one.getFirstPropertyValue('url'),
    };
  });
}

/** What the format asks of each line. */
function expectStrict(text: string) {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.split('\r\n').slice(0, -1);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  }
  const whole = lines.join('\n').replaceAll('\n ', '').split('\n');
  for (const line of whole) expect(line).toMatch(/^[A-Z]+(?:;VALUE=DATE)?:/);
  const names = (name: string) => whole.filter((line) => line.startsWith(`${name}:`)).length;
  for (const name of ['UID', 'DTSTAMP', 'SEQUENCE', 'SUMMARY', 'URL'])
    expect(names(name), name).toBe(whole.filter((line) => line === 'BEGIN:VEVENT').length);
}

it('a dinner is an event of one day, with its dish, its servings and the page', () => {
  const text = writeCalendar([dinner({})], PAGE, NOW);
  expectStrict(text);
  const sequence = Math.floor((NOW.getTime() - 5) / 1_000);
  expect(read(text)).toEqual([
    {
      uid: 'soup-5',
      sequence,
      summary: 'Lentil soup',
      description: 'Servings: 4',
      start: '2026-12-31',
      end: '2027-01-01',
      isDate: true,
      url: PAGE,
    },
  ]);
  const [later] = read(writeCalendar([dinner({})], PAGE, new Date(NOW.getTime() + 2_000)));
  expect(later).toMatchObject({ uid: 'soup-5', sequence: sequence + 2 });
});

it('a dinner of any day is in no calendar', () => {
  const { plannedFor: _, ...anyDay } = dinner({});
  expect(read(writeCalendar([anyDay, { ...SOUP }], PAGE, NOW))).toEqual([]);
});

describe('a calendar, which others may see,', () => {
  it('has no link that holds a recipe, and none to anything but the web', () => {
    for (const [link, url] of [
      ['https://ada:secret@example.com/soup?page=2#comments', 'https://example.com/soup?page=2'],
      [`${PAGE}#recipe=2.abc.end`, PAGE],
      ['javascript:alert(1)', PAGE],
      ['https://example.com/a\r\nATTACH:x', PAGE],
    ] as const)
      expect(read(writeCalendar([dinner({ source: { link } })], PAGE, NOW))[0]?.url).toBe(url);
  });

  it('has nothing of a note, the list, a model or a leftover', () => {
    const about = {
      name: 'Chili (leftover; contains milk)',
      note: 'Ben is allergic to nuts',
      ingredients: ['Stew (leftover; contains milk)'],
      model: 'a-model',
      cooked: ['2026-01-01T12:00:00+00:00'],
    };
    const text = writeCalendar([dinner(about)], PAGE, NOW).replaceAll('\r\n ', '');
    expect(text).not.toMatch(/chili|leftover|milk|nuts|ben|stew|a-model|2026-?01/i);
    expect(read(text)[0]?.summary).toBe('Recipe');
  });
});

/** Gives the same numbers in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  ...['soup', ' ', ',', ';', '\\', '\\n', '\n', '\r\n', '\t', '\0', '\u0085', '\u2028', ':', '"'],
  ...[
    'BEGIN:VEVENT',
    'END:VCALENDAR\r\n',
    '\n DTSTART:1',
    'Käse',
    '味噌汁',
    '🍲',
    '👩‍👧‍👦',
    '\ud83c',
    'é',
  ],
  ...['\u202e', '\u2068', '^n', '%0A', '=0D=0A', 'x'.repeat(74), '\u00a0'],
];

it('fifty plans of dinners with any names pass a strict reader, which finds each dinner once', {
  tags: 'rare',
}, () => {
  const random = createRandom(121);
  for (let plan = 0; plan < 50; plan += 1) {
    const dinners = Array.from({ length: 1 + random(14) }, (_, at) => {
      const words = Array.from({ length: 1 + random(9) }, () => PIECES[random(PIECES.length)]);
      const day = new Date(Date.UTC(2026, random(24), 1 + random(31))).toISOString().slice(0, 10);
      return dinner(
        { id: `recipe${at}`, name: `a${words.join('').slice(0, 118)}` },
        day,
        random(9e9),
      );
    });
    const text = writeCalendar(dinners, PAGE, NOW);
    expectStrict(text);
    const events = read(text);
    expect(events.map(({ uid }) => uid)).toEqual(
      dinners.map(({ id, planned }) => `${id}-${planned?.at.toString(36)}`),
    );
    for (const [at, { start, end, isDate, summary }] of events.entries()) {
      const { name = '', plannedFor } = dinners[at] ?? expect.fail();
      const clean = name.toWellFormed().replace(/[\u202d\u202e]/g, '');
      expect(summary).toBe(clean.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
      expect(start).toBe(plannedFor?.day);
      expect([isDate, Date.parse(end) - Date.parse(start)]).toEqual([true, 86_400_000]);
    }
  }
});
