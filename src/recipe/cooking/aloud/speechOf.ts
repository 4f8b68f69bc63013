import type { Sentence, Speech } from '../../../../machines/readAloud/readAloudMachine';
import type { ReadNodes, ReadStep } from '../../../reading';
import * as firstWords from '../../../words/en/first';
import * as restWords from '../../../words/en/rest';
import type { RecipeCheck } from '../../allergens/checkReading';
import type { statementsOf } from '../../allergens/statementsOf';
import type { OpenedRecipe } from '../../openRecipe';
import type { getReady } from '../../ReadyPage';
import type { sayUnsafe, unsafeSteps } from '../cookedThrough';
import { spokenText } from './spokenText';
import { wordsIn } from './wordsIn';

export interface SpokenStep {
  opened: OpenedRecipe;
  step: ReadStep;
  /** Null if the visitor avoids nothing. */
  found: RecipeCheck | null;
  tools: SpeechTools;
}

interface SpeechTools {
  statementsOf: typeof statementsOf;
  getReady: typeof getReady;
  /** The words of the first page. */
  oven: typeof restWords.cookingView.oven;
  unsafeSteps: typeof unsafeSteps;
  sayUnsafe: typeof sayUnsafe;
}

/**
 * The warnings first, then what the page shows. Names foods and their marks only in a recipe of the
 * page's language: inside a sentence of another language they are hard to understand.
 */
export function speechOf(spoken: SpokenStep): Speech {
  const { opened, step, found, tools } = spoken;
  const { reading, amounts } = opened;
  const language = reading.document.language ?? firstWords.language.code;
  const { contained = [], open = [] } = found ? tools.statementsOf(found.check) : {};
  const isForeign = language !== firstWords.language.code;
  const { servings, units } = amounts.shown.getSnapshot().context;
  const unsafe = tools.unsafeSteps(reading.document)[step.index] ?? [];
  const unscaled = servings === null ? [] : amounts.unscaledIn(step.index);
  // A step that names its amounts needs no list of them, unless the cook has changed the servings.
  const isEnough = isForeign || (servings === null && amounts.namesAmount(step.index));
  const ingredients = isEnough ? [] : ingredientsOf(spoken);
  const ofThePage = [
    ...(ingredients.length > 0 ? [restWords.aloud.needs(ingredients)] : []),
    ...(unscaled.length > 0
      ? [restWords.aloud.amountsFor(unscaled.join(', '), amounts.written()?.text ?? '')]
      : []),
  ];
  const say = (text: string, of = firstWords.language.code) =>
    asSpoken({ text: amounts.inUnits(text), language: of });
  const marked = isForeign ? null : found;
  return {
    warnings: [...contained, ...open].flatMap((text) => say(text)),
    words:
      step.index < 0
        ? readyWords()
        : [
            ...ofThePage.flatMap((text) => say(text)),
            ...sayNodes(step.nodes),
            ...tools.sayUnsafe(unsafe, units).flatMap((text) => say(text)),
          ],
    language,
  };

  function sayNodes(nodes: ReadNodes): Sentence[] {
    return asSpoken({ text: amounts.stepText(spokenWords(nodes, opened, marked)), language });
  }

  /** Keeps the order of the page. */
  function readyWords(): Sentence[] {
    const { oven = null, tasks = [] } = tools.getReady(reading) ?? {};
    const items = reading.document.ingredients.flatMap((group) => group.items);
    return [
      ...asSpoken({ text: amounts.stepText(step.text), language: firstWords.language.code }),
      ...(oven ? say(tools.oven(oven)) : []),
      ...tasks.flatMap(({ nodes }) => sayNodes(nodes)),
      ...items.flatMap((_, index) =>
        asSpoken({ text: withMarks(opened, marked, index, amounts.lineOf(index)), language }),
      ),
    ];
  }
}

function asSpoken({ text, language }: Sentence): Sentence[] {
  return sentencesOf({ text: language === 'en' ? spokenText(text) : text, language });
}

function spokenWords(
  nodes: ReadNodes,
  { reading }: OpenedRecipe,
  found: RecipeCheck | null,
): string {
  const words = wordsIn(nodes, reading, (words, mark) => {
    if (mark?.kind === 'html') return '';
    if (mark?.kind !== 'words') return words;
    const said = found?.marks.get(mark.line) ?? [];
    return said.reduceRight((text, { end, words: saying, isMention }) => {
      if (isMention || end <= mark.start || end > mark.next) return text;
      const at = Math.min(end - mark.start, text.length);
      return text.slice(0, at) + restWords.aloud.marked(saying) + text.slice(at);
    }, words);
  }).replace(/\s+/g, ' ');
  // No pause after a mark at a sentence's end.
  return words.replace(/,(?=\s?(?:[.,;:!?)]|$))/g, '').trim();
}

function ingredientsOf({ opened, step, found }: SpokenStep): string[] {
  return opened.amounts
    .ingredientsOf(step.index)
    .map(({ index, line }) => withMarks(opened, found, index, line));
}

function withMarks(
  { reading }: OpenedRecipe,
  found: RecipeCheck | null,
  index: number,
  line: string,
): string {
  const mark = reading.marks.find(
    (mark) =>
      mark.kind === 'words' &&
      mark.amount &&
      'ingredient' in mark.amount &&
      mark.amount.ingredient === index,
  );
  const said = mark?.kind === 'words' ? (found?.marks.get(mark.line) ?? []) : [];
  return [line, ...new Set(said.flatMap(({ words, isMention }) => (isMention ? [] : words)))].join(
    ', ',
  );
}

/** In characters: some browsers stop a voice after 15 s. */
const LONGEST = 180;

/** Browsers take more than linear time to find the sentences of a long text. */
const PIECES = /[\s\S]{1,2000}\S{0,100}/g;

/** Cuts long ones between words, and leaves out parts without a letter or digit. */
export function sentencesOf({ text, language }: Sentence): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (text.match(PIECES) ?? [])
    .flatMap((piece) => [...segmenter.segment(piece)])
    .flatMap(({ segment }) => cut(segment.trim()))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, language }));
}

/** Cuts after the last comma, else before the last word, else anywhere. */
function cut(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST) {
    const piece = sentence.slice(from, from + LONGEST);
    const comma = Math.max(piece.lastIndexOf(', '), piece.lastIndexOf('; '));
    const end = comma > 0 ? comma + 1 : piece.lastIndexOf(' ');
    const length = end > 0 ? end : wholeCharacters(piece);
    parts.push(sentence.slice(from, from + length).trim());
    from += length;
  }
  return [...parts, sentence.slice(from).trim()];
}

/** The length of a piece without half a character at its end. */
function wholeCharacters(piece: string): number {
  return /[\ud800-\udbff]$/.test(piece) ? piece.length - 1 : piece.length;
}
