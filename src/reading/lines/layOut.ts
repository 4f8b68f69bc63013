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

/**
 * Writes each word of the lines as markdown, but not who sent them when. `literal` makes a line
 * literal in markdown. `said`: in which language the recipe says that it is.
 */
export function layOutLines(
  all: readonly RoleLine[],
  literal: (text: string) => string,
  said: LanguageCode | null = null,
): string {
  const lines = all.filter((line) => !isStamp(line));
  const wordsOf = (some: readonly RoleLine[]) => some.map(({ text }) => text).join('\n');
  // The page itself writes the facts of data in English.
  const words = wordsOf(lines.filter(({ role }) => role !== 'fact'));
  const language = languageOf(detectLanguage(words) ?? said ?? detectLanguage(wordsOf(lines)));
  const [ingredientsName, methodName, notesName] = cutList(language.written);
  const of = (...roles: RoleLine['role'][]) => lines.filter(({ role }) => roles.includes(role));
  const title = of('title')[0]?.text ?? '';
  const ingredientsHead = of('ingredientsHead')[0];
  const methodHead = of('methodHead')[0];
  const notes = of('note', 'words', 'noteHead');
  // The page writes this heading itself.
  const isNotesHead = ({ role, text }: RoleLine) =>
    role === 'noteHead' && nameOf(text) === nameOf(notesName ?? '');
  const hasIngredients = ingredientsHead || of('ingredient').length > 0;
  const hasSteps = methodHead || of('step').length > 0;
  const facts = of('fact').map(({ text }) => literal(countDozens(withoutPictures(text))));
  const sure = facts.filter((fact) => areFacts(fact));
  const blocks = [
    title && `# ${literal(title.replace(TITLE_LABEL, '') || title)}`,
    sure.join(' · '),
    ...facts.filter((fact) => !sure.includes(fact)),
    ...of('lead').map(({ text }) => literal(text)),
    ...(hasIngredients ? headOf(ingredientsHead, 'ingredients', ingredientsName, literal) : []),
    listOf(of('group', 'ingredient'), literal, ingredientBlock),
    ...(hasSteps ? headOf(methodHead, 'method', methodName, literal) : []),
    ...stepBlocks(of('part', 'step', 'more'), literal),
    notes.length > 0 && `## ${notesName}`,
    listOf(
      notes.filter((line) => !isNotesHead(line)),
      literal,
      headAmongNotes,
    ),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const nameOf = (heading: string) => heading.replace(/\s?[:：]$/, '').toLowerCase();

/** A heading that the reader does not know goes below one that it knows. */
function headOf(
  head: RoleLine | undefined,
  section: Section,
  own: string | undefined,
  literal: (text: string) => string,
): string[] {
  if (!head) return [`## ${own}`];
  const text = literal(head.text);
  return sectionOf(head.text) === section ? [`## ${text}`] : [`## ${own}`, `### ${text}`];
}

/** Writes each line as an item of a list, unless `markOf` gives it another mark. */
const listOf = (
  lines: readonly RoleLine[],
  literal: (text: string) => string,
  markOf: (line: RoleLine) => string | null,
): string =>
  lines
    .map((line) => {
      const mark = markOf(line);
      return mark === null ? `- ${literal(line.text)}` : `\n${mark}${literal(line.text)}\n`;
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function ingredientBlock({ role, text, mark }: RoleLine): string | null {
  if (role === 'group') return '### ';
  // The reader makes a list of a sentence.
  return mark !== 'bullet' && listsAmounts(text) ? '' : null;
}

function stepBlocks(lines: readonly RoleLine[], literal: (text: string) => string): string[] {
  const blocks: string[] = [];
  let number = 0;
  /** The last step, if it may be the title of what follows: "Prepare the sauce". */
  let name = '';
  for (const { role, text, title, mark } of lines) {
    if (role === 'part') {
      number = 0;
      blocks.push(`### ${literal(text)}`);
    } else if (role === 'more') {
      const step = blocks.pop();
      const isNamed = name !== '' && isSentence(text);
      blocks.push(
        isNamed ? `${number}. **${literal(name)}:** ${literal(text)}` : `${step} ${literal(text)}`,
      );
      name = '';
    } else {
      number += 1;
      name = mark === 'number' && /^\p{Lu}.{2,40}[^.!?:,;]$/u.test(text) ? text : '';
      blocks.push(`${number}. ${title ? `**${literal(title)}:** ` : ''}${literal(text)}`);
    }
  }
  return blocks;
}

/** Another section's name alone would open that section. */
const headAmongNotes = ({ role, text }: RoleLine) =>
  role === 'noteHead' && (sectionOf(text) ?? 'notes') === 'notes' ? '### ' : null;
