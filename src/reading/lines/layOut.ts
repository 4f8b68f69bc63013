import { areFacts } from '../document/facts/readFacts';
import { TITLE_LABEL } from '../document/sections/readTitle';
import { isSentence } from '../document/textTraits';
import { type Section, sectionOf } from '../document/vocabulary';
import { cutList, languageOf } from '../languages';
import { detectLanguage } from '../languages/detectLanguage';
import type { LanguageCode } from '../languages/Language';
import type { RoleLine } from './Line';
import { listsAmounts, withoutPictures } from './roles/lineTraits';

/** "[14.02.25, 18:32:11] Mum:", above a message */
const isStamp = ({ aside, text }: RoleLine) => aside === 'stamp' && /:$/.test(text);

const DOZEN = /^(?:(?:makes|yields?:?) )?(about )?(\d{1,2}) dozen( \p{L}[\p{L} ]{0,40})?\.?$/iu;

/** "Makes about 36 (3 dozen)": one counts pieces, not dozens. Other facts stay. */
const countDozens = (fact: string): string =>
  fact.replace(
    DOZEN,
    (_, about = '', dozens, things = '') =>
      `Makes ${about.toLowerCase()}${12 * Number(dozens)}${things} (${dozens} dozen)`,
  );

/** A time in brackets goes on with the title: "**Boil the rice** (20 minutes)". */
const titleBefore = (text: string, title?: string) =>
  title ? `**${title}${text.startsWith('(') ? '' : ':'}** ` : '';

/** `words` are the text, literal in markdown, and so is a step's title. */
interface WrittenLine extends RoleLine {
  words: string;
}

/**
 * Writes each word of the lines as markdown, but not who sent them when. `literal` makes a line
 * literal in markdown. `said`: in which language the recipe says that it is.
 */
export function layOutLines(
  all: readonly RoleLine[],
  literal: (text: string) => string,
  said: LanguageCode | null = null,
): string {
  const lines = all
    .filter((line) => !isStamp(line))
    .map((line) => ({ ...line, words: literal(line.text), title: literal(line.title ?? '') }));
  const textOf = (some: readonly RoleLine[]) => some.map(({ text }) => text).join('\n');
  // The page itself writes the facts of data in English.
  const text = textOf(lines.filter(({ role }) => role !== 'fact'));
  const language = languageOf(detectLanguage(text) ?? said ?? detectLanguage(text, 2));
  const [ingredientsName = '', methodName = '', notesName = ''] = cutList(language.written);
  const of = (...roles: RoleLine['role'][]) => lines.filter(({ role }) => roles.includes(role));
  /** A heading that the reader does not know goes below one that it knows. */
  const headsOf = ([head]: readonly WrittenLine[], section: Section, own: string) => [
    head && sectionOf(head.text) === section ? `## ${head.words}` : `## ${own}`,
    head && sectionOf(head.text) !== section && `### ${head.words}`,
  ];
  const title = of('title')[0]?.text ?? '';
  const notes = of('note', 'words', 'noteHead');
  // The page writes this heading itself.
  const isNotesHead = ({ role, text }: RoleLine) =>
    role === 'noteHead' && nameOf(text) === nameOf(notesName);
  const facts = of('fact').map(({ text }) => literal(countDozens(withoutPictures(text))));
  const sure = facts.filter((fact) => areFacts(fact));
  const blocks = [
    title && `# ${literal(title.replace(TITLE_LABEL, '') || title)}`,
    sure.join(' · '),
    ...facts.filter((fact) => !sure.includes(fact)),
    ...of('lead').map(({ words }) => words),
    ...(of('ingredientsHead', 'ingredient').length > 0
      ? headsOf(of('ingredientsHead'), 'ingredients', ingredientsName)
      : []),
    listOf(of('group', 'ingredient')),
    ...(of('methodHead', 'step').length > 0 ? headsOf(of('methodHead'), 'method', methodName) : []),
    ...stepBlocks(of('part', 'step', 'more')),
    notes.length > 0 && `## ${notesName}`,
    listOf(notes.filter((line) => !isNotesHead(line))),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const nameOf = (heading: string) => heading.replace(/\s?[:：]$/, '').toLowerCase();

const listOf = (lines: readonly WrittenLine[]): string =>
  lines
    .map(blockOf)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** An item of a list, unless it is a heading or a sentence, of which the reader makes a list. */
function blockOf({ role, text, mark, words }: WrittenLine): string {
  // Another section's name alone would open that section.
  const isOfNotes = role === 'noteHead' && (sectionOf(text) ?? 'notes') === 'notes';
  if (role === 'group' || isOfNotes) return `\n### ${words}\n`;
  const isList = role === 'ingredient' && mark !== 'bullet' && listsAmounts(text);
  return isList ? `\n${words}\n` : `- ${words}`;
}

function stepBlocks(lines: readonly WrittenLine[]): string[] {
  const blocks: string[] = [];
  let number = 0;
  /** The last step, if it may be the title of what follows: "Prepare the sauce". */
  let name = '';
  for (const { role, text, title, mark, words } of lines) {
    if (role === 'part') {
      number = 0;
      blocks.push(`### ${words}`);
    } else if (role === 'more') {
      const step = blocks.pop();
      const isNamed = name !== '' && isSentence(text);
      blocks.push(isNamed ? `${number}. **${name}:** ${words}` : `${step} ${words}`);
      name = '';
    } else {
      number += 1;
      name = mark === 'number' && /^\p{Lu}.{2,40}[^.!?:,;]$/u.test(text) ? words : '';
      blocks.push(`${number}. ${titleBefore(text, title)}${words}`);
    }
  }
  return blocks;
}
