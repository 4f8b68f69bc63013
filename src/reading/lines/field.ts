import type { Nodes } from 'mdast';
import { viewMarkdown } from '../document/markdown/parseMarkdown';
import { textOf } from '../document/markdown/plainText';
import { headsAndFacts, parseRecipe } from '../document/parseRecipe';
import type { RecipeDocument, Step, Unchanging } from '../document/RecipeDocument';
import { areSaid, saysWords } from '../document/said';
import { isSentence, namesFood } from '../document/textTraits';
import {
  bareHeading,
  isPlainSection,
  itemMarkLength,
  type Section,
  sectionOf,
  stepMarkOf,
} from '../document/vocabulary';
import { cutList, LANGUAGES, languageOf } from '../languages';
import { escapeLine } from './escape';
import type { RoleLine } from './Line';
import { layOutLines } from './layOut';
import { layOutWhole } from './layOutText';
import { headingOf, isFurniture, isIngredient, isWebPage, tellsFacts } from './roles/lineTraits';
import { joinLabels } from './text/joinLines';
import { knownLetters } from './text/knownLetters';
import { STAMP, splitMark } from './text/linesOf';

type Node = Unchanging<Nodes>;

/** What a visitor edits: plain text if that reads back to the same recipe, else its markdown. */
export function fieldOf(markdown: string): { text: string; isMarkdown: boolean } {
  const plain = plainText(markdown);
  if (plain !== null && isSame(markdown, readField(plain)))
    return { text: plain, isMarkdown: false };
  return { text: withoutEscapes(markdown), isMarkdown: true };
}

/**
 * The recipe in a field, laid out anew. The words of each line stay, except numbers of steps. `title` of a text from
 * elsewhere, for which the field has a line of its own.
 */
export function readField(text: string, title = ''): string {
  const [all, name] = [knownLetters(text).trim(), knownLetters(title).trim()];
  const rest = name ? withoutLine(all, name) : all;
  const clean = name ? `${MARKED.test(all) ? '# ' : ''}${name}\n\n${rest}` : all;
  if (MARKED.test(clean)) return `${clean}\n`;
  const placed = assignLineRolesOfField(clean);
  if (placed) return layOutLines(placed, escapeLine);
  const laidOut = layOutWhole(`${clean}\n`);
  // Above a chat, the reader takes no line for a title, or another one.
  if (!name || saysWords(name, /^# .*/.exec(laidOut)?.[0] ?? '')) return laidOut;
  return `# ${escapeLine(name)}\n\n${layOutWhole(`${rest}\n`).replace(/^# /, '')}`;
}

/** The title may also be a line of the text. */
function withoutLine(text: string, title: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => splitMark(line.replace(STAMP, '').trim()).words === title);
  return lines
    .filter((_, index) => index !== at)
    .join('\n')
    .trim();
}

const MARKED = /^#{1,6} \S/m;

const withoutEscapes = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** The text may make notes of words beside the recipe. */
function isSame(markdown: string, other: string): boolean {
  const [before, after] = [contentOf(markdown), contentOf(other)];
  let next = 0;
  return (
    before.said === after.said &&
    (before.lead === undefined || before.lead === after.lead) &&
    before.notes.every((note) => {
      next = after.notes.indexOf(note, next) + 1;
      return next > 0;
    })
  );
}

function contentOf(markdown: string) {
  const { title, lead, servings, times, ingredients, steps, notes, videos } = parseRecipe(markdown);
  return {
    lead: lead && oneLine(lead.text),
    notes: notes.flatMap(({ heading, text }) =>
      text.split('\n').map((line) => `${isNotes(heading) ? '' : heading}: ${bare(line)}`),
    ),
    said: JSON.stringify([
      title?.text,
      servings && [servings.from, servings.to, servings.unit],
      times,
      ingredients.map(({ heading, items }) => [heading, ...items.map(({ line }) => line)]),
      steps.map(({ part, ...step }) => [part && bare(part), lineOf(step)]),
      videos.map(({ id }) => id),
    ]),
  };
}

/** A label before a step may be its title, which a time in brackets belongs to. */
const lineOf = ({ title, text }: Pick<Step, 'title' | 'text'>) =>
  (title ? `${title}${text.startsWith('(') ? '' : ':'} ${text}` : text).replace(/\s+/g, ' ').trim();

/** "Notes", which the page writes itself, "Note", or none */
const isNotes = (heading: string | null) =>
  heading === null || (sectionOf(heading) === 'notes' && isPlainSection(heading));

/** Null for what only markdown can say, and for words that no part of the recipe has. */
function plainText(markdown: string): string | null {
  const tree = viewMarkdown(markdown);
  if (!tree || !isPlain(tree)) return null;
  const document = parseRecipe(markdown);
  const { title, lead, servings, ingredients, steps, notes, chatter } = document;
  const written = cutList(languageOf(document.language).written);
  const heads = headsAndFacts(markdown);
  /** Words that open the section again, else those of the page. */
  const headOf = (section: keyof typeof HEADS, own = '') => {
    const head = heads.find(({ role }) => role === HEADS[section])?.text.split('\n')[0] ?? '';
    return headingOf(bareHeading(head)) === section ? bareHeading(head) : own;
  };
  const aside = [...chatter, ...(title ? [title.node] : [])];
  const beside = new Set([lead?.text, ...aside.map(textOf)].map((text) => oneLine(text)));
  const facts = heads.flatMap(({ role, text }) =>
    role === 'fact' && !beside.has(oneLine(text)) ? text.split('\n') : [],
  );
  const told = facts.length > 0 || !servings ? facts : [servings.text];
  const parts = [
    title?.text,
    told.map(bare).join('\n'),
    oneLine(lead?.text),
    ...(ingredients.length > 0 ? [headOf('ingredients', written[0])] : []),
    ...ingredients.flatMap(({ heading, items }) => [
      heading && `${heading}:`,
      items.map(({ line }) => line).join('\n'),
    ]),
    ...(steps.length > 0 ? [headOf('method', written[1])] : []),
    ...stepsText(steps),
    ...notes.flatMap(({ heading, text }, at) => [
      ...noteHeads(heading, at === 0, written[2]),
      text.split('\n').map(bare).join('\n'),
    ]),
  ].filter((part) => !!part);
  const lines = tree.children.filter((node) => !isAmong(node, aside)).flatMap(linesOf);
  const isSaid = areSaid(lines, parts.join('\n').split('\n').map(bare));
  const others = lines.filter((_, at) => !isSaid[at]);
  return [...parts, ...(others.length > 0 ? [written[2], others.join('\n')] : [])].join('\n\n');
}

const oneLine = (text = '') => text.replace(/\s*\n\s*/g, ' ');

/** A heading that the reader does not know is a part of the notes. */
function noteHeads(heading: string | null, isFirst: boolean, own: string | undefined) {
  if (heading === null) return [own];
  if (headingOf(heading) === 'notes') return [heading];
  return [isFirst && own, `${heading.replace(/\s?[:：]$/, '')}:`];
}

const linesOf = (node: Node): string[] =>
  node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote'
    ? node.children.flatMap((child) => linesOf(child as Node))
    : textOf(node).split('\n').map(bare);

const isAmong = (node: Node, others: readonly Node[]) =>
  others.some(({ position }) => position?.start.offset === node.position?.start.offset);

function stepsText(steps: RecipeDocument['steps']): string[] {
  const blocks: string[] = [];
  for (const [at, { part, ...step }] of steps.entries()) {
    const line = lineOf(step);
    const before = steps[at - 1];
    const begins = !before || before.part !== part;
    if (begins && part) blocks.push(`${part}:`);
    if (begins) blocks.push(line);
    else blocks.push(`${blocks.pop()}\n${line}`);
  }
  return blocks;
}

const bare = (line: string) =>
  line
    .slice(stepMarkOf(line)?.length ?? 0)
    .replace(/^\s+/, '')
    .slice(itemMarkLength(line));

/** A table and a footnote are more than lines, and so is a link whose address one does not read. */
function isPlain(node: Node): boolean {
  switch (node.type) {
    case 'table':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return false;
    case 'link':
      return node.children.some((child) => 'value' in child && child.value === node.url);
    default:
      return !('children' in node) || node.children.every((child) => isPlain(child as Node));
  }
}

/**
 * Reads the layout of the field: a title, facts, "Ingredients" and "Method" on lines of their own,
 * below each its lines, and notes. Null for any other text.
 */
export function assignLineRolesOfField(text: string): RoleLine[] | null {
  const lines = joinFacts(readLines(text));
  const heads = headsOf(lines);
  const start = heads.findIndex((head) => head === 'ingredients' || head === 'method');
  if (start < 0) return null;
  // "Method" alone does not say where the list begins.
  if (lines.slice(1, start).filter(({ text }) => isIngredient(text)).length > 1) return null;
  let section: Section | null = null;
  const isTitled = areTitled(lines, heads);
  const isPage = isWebPage(lines);
  const placed = lines.map((line, at): RoleLine => {
    const head = at === 0 && start > 0 ? null : (heads[at] ?? null);
    if (at < start) return { ...line, role: roleAbove(line, at) };
    if (head) {
      section = head;
      return { ...line, role: HEADS[head] };
    }
    // A visitor may leave them, but they are neither foods nor work.
    if (isPage && isButton(line)) return { ...line, role: 'note' };
    return placeIn(section ?? 'notes', line, isTitled);
  });
  /** A page says "Advertisement" again and again. */
  const isAgain = ({ role, text }: RoleLine, at: number) =>
    isPage &&
    role === 'note' &&
    isButton({ text }) &&
    placed.findIndex((line) => line.text === text) < at;
  return placed.filter(
    (line, at) => !(line.role === 'noteHead' && isOwnHead(line.text)) && !isAgain(line, at),
  );
}

/** In words. A longer line may be a step: "Share this between four moulds". */
const LONGEST_BUTTON = 4;

const isButton = ({ text }: Pick<RoleLine, 'text'>): boolean =>
  isFurniture(text) &&
  text.split(/\s+/).length <= LONGEST_BUTTON &&
  !/[.!]$/.test(text) &&
  !isIngredient(text) &&
  !namesFood(text);

/** Below the title and above the list, a page has labels and values on two lines. */
function joinFacts(lines: readonly OwnLine[]): OwnLine[] {
  const [title, ...rest] = lines;
  const start = rest.findIndex(({ text }) => headingOf(text) === 'ingredients');
  if (!title || start < 0) return [...lines];
  return [title, ...(joinLabels(rest.slice(0, start)) as OwnLine[]), ...rest.slice(start)];
}

function headIn({ text, mark }: Pick<RoleLine, 'text' | 'mark'>): keyof typeof HEADS | null {
  const head = mark === 'bullet' ? null : headingOf(text);
  return head === 'facts' ? null : head;
}

interface OwnLine extends RoleLine {
  isAboveBlank: boolean;
}

/** Within a section, a line with a colon heads a part of it: "Dry ingredients:". */
function headsOf(lines: readonly RoleLine[]): (keyof typeof HEADS | null)[] {
  const seen = new Set<Section>();
  const heads = lines.map(({ text, mark }, at) => {
    const own = headIn({ text, mark });
    // The first line is the title, unless it heads the list.
    const head = at === 0 && own !== 'ingredients' ? null : own;
    const isPart = seen.size > 0 && /[:：]$/.test(text) && !isOwnHead(text.slice(0, -1));
    if (!head || (isPart && (seen.has(head) || head === 'notes'))) return null;
    seen.add(head);
    return head;
  });
  // A list without a title
  if (lines[0] && !seen.has('ingredients')) heads[0] = headIn(lines[0]);
  return heads;
}

function readLines(text: string): OwnLine[] {
  const rows = text.split('\n').map((row) => row.trim());
  return rows.flatMap((row, at): OwnLine[] => {
    const { words, mark } = splitMark(row);
    const [isAfterBlank, isAboveBlank] = [!rows[at - 1], !rows[at + 1]];
    // "Step 1" alone is the number of the step below.
    const isNumber = mark === 'number' && !words && at > 0;
    return row && !isNumber
      ? [{ text: words || row, mark, isAfterBlank, isAboveBlank, role: null }]
      : [];
  });
}

const HEADS = {
  ingredients: 'ingredientsHead',
  method: 'methodHead',
  notes: 'noteHead',
} as const;

/** The page writes this heading itself. */
const isOwnHead = (text: string) => LANGUAGES.some(({ written }) => cutList(written)[2] === text);

function roleAbove({ text }: RoleLine, at: number): RoleLine['role'] {
  if (at === 0) return 'title';
  if (tellsFacts(text)) return 'fact';
  return isSentence(text) ? 'lead' : 'note';
}

const GROUP = /^(.{1,80})[:：]$/u;

function placeIn(section: Section, line: OwnLine, isTitled: boolean): RoleLine {
  const { text, mark, isAfterBlank, isAboveBlank } = line;
  // Among steps, "For the sauce:" may be one. With empty lines around it, it is a heading.
  const isAlone = isAfterBlank && (isAboveBlank || section !== 'method');
  const head = (isAlone && GROUP.exec(text)?.[1]) || (mark === 'heading' && text);
  if (head) return { ...line, text: head, role: PART_OF[section] };
  if (section === 'notes') return { ...line, role: 'note' };
  // With this mark, a line of several foods stays one.
  if (section === 'ingredients') return { ...line, mark: 'bullet', role: 'ingredient' };
  const [, title, rest = text] = (isTitled && LABEL.exec(text)) || [];
  return { ...line, mark: null, text: rest, role: 'step', ...(title && { title }) };
}

const PART_OF = { ingredients: 'group', method: 'part', notes: 'noteHead', facts: 'note' } as const;

/** "Sauce: Melt the butter.", "Boil the rice (20 minutes). Drain it." */
const LABEL = /^(\p{Lu}[^.:!?]{0,60}?)(?:: (?=\S)| (?=\([^()]{1,40}\)(?:\.|$)))(.*)$/u;

/** Most steps begin with a title. One alone is a remark: "Tip: use a lid". */
function areTitled(lines: readonly OwnLine[], heads: readonly (Section | null)[]): boolean {
  const start = heads.lastIndexOf('method');
  const end = heads.findIndex((head, at) => at > start && head !== null && head !== 'facts');
  const work = lines
    .slice(start + 1, end < 0 ? undefined : end)
    .filter(({ text }) => !GROUP.test(text));
  return start >= 0 && 2 * work.filter(({ text }) => LABEL.test(text)).length > work.length;
}
