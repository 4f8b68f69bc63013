import { bareKey, INGREDIENTS, NOTES, namesOf, SERVINGS, STEPS } from '../json/keys';

type Section = 'ingredients' | 'method' | 'other';

const OTHER = namesOf('preptime cooktime cookingtime totaltime time tip allergens nutrition title');
/** In characters. A shorter line is not a recipe. */
const SHORTEST = 60;

/** Null unless the words are the label of a section. */
function sectionOf(words: string): Section | null {
  const key = bareKey(words);
  if (INGREDIENTS.has(key)) return 'ingredients';
  if (STEPS.has(key)) return 'method';
  return [SERVINGS, NOTES, OTHER].some((names) => names.has(key)) ? 'other' : null;
}

/** Some models write all in one line, "Rice Serves: 2 Ingredients: …", or in a table. */
export function separateSections(answer: string): string {
  const lines: string[] = [];
  let table: string[] = [];
  for (const line of [...answer.split('\n'), '']) {
    if (/^\s{0,3}\|/.test(line)) table.push(line);
    else {
      lines.push(...(sectionsOf(table) ?? table), separateLine(line));
      table = [];
    }
  }
  return lines.slice(0, -1).join('\n');
}

const LABEL =
  /(?<=^|\s)(?<mark>[*_#]{0,3})(?<words>(?:\p{Lu}[\p{L}'’-]{1,20} ){0,2}\p{Lu}[\p{L}'’-]{1,20})[*_]{0,3}[:：][*_]{0,3}(?=\s)/gu;

function separateLine(line: string): string {
  // Two labels have two colons. Few lines have, and the pattern takes long to compile.
  if (line.length < SHORTEST || line.split(/[:：]/, 3).length < 3) return line;
  const labels = [...line.matchAll(LABEL)].flatMap(({ index, groups: { mark, words } = {} }) => {
    const own = (words ?? '').split(' ');
    // "Dip Servings:", "Cooking Instructions:"
    const from = own.findIndex((_, at) => sectionOf(own.slice(at).join(' ')) !== null);
    const section = sectionOf(own.slice(from).join(' '));
    if (!section) return [];
    const first = /^(?:cooking|recipe|preparation)$/i.test(own[from - 1] ?? '') ? from - 1 : from;
    const before = own.slice(0, first).join(' ').length;
    return [{ start: before === 0 ? index : index + (mark ?? '').length + before + 1, section }];
  });
  const has = (name: Section) => labels.some(({ section }) => section === name);
  if (!has('ingredients') || !has('method')) return line;
  const pieces = labels.map(({ start, section }, at) => {
    const piece = line.slice(start, labels[at + 1]?.start).trim();
    return section === 'other' ? piece : separateItems(piece, section);
  });
  return [line.slice(0, labels[0]?.start).trim(), ...pieces].filter(Boolean).join('\n\n');
}

const ITEM = { ingredients: /\s(?=[-•*–] \S)/, method: /\s(?=\d{1,2}[.)] \S)/ };

function separateItems(piece: string, section: 'ingredients' | 'method'): string {
  const [label = '', ...items] = piece.split(ITEM[section]);
  const isCounted =
    section === 'ingredients' || items.every((item, at) => item.startsWith(`${at + 1}`));
  return items.length > 1 && isCounted ? `${label}\n\n${items.join('\n')}` : piece;
}

/** Null for a table whose first column does not name the sections. */
function sectionsOf(rows: readonly string[]): string[] | null {
  const cells = rows.map((row) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|'),
  );
  if (cells.some(({ length }) => length !== 2)) return null;
  const parts = cells.map(([name = '', content = '']) => ({
    name: name.replace(/[*_:]/g, '').trim(),
    lines: content.split(/<br\s*\/?>/i).map((line) => line.trim()),
  }));
  const named = parts.map(({ name }) => sectionOf(name));
  if (!named.includes('ingredients') || !named.includes('method')) return null;
  return parts.flatMap(({ name, lines }, at) => {
    if (/^[-\s]*$/.test(name) || (at === 0 && !named[0])) return [];
    const items =
      named[at] === 'ingredients' ? lines.map((line) => `- ${line.replace(/^[-•*] /, '')}`) : lines;
    return ['', `## ${name}`, '', ...items];
  });
}
