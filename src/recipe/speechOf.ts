import type { Sentence, Speech } from '../../machines/readAloudMachine';
import type { ReadStep } from '../reading/document/marks/Reading';
import { language as pageLanguage } from '../ui/language';
import type { RecipeCheck } from './allergens/checkReading';
import type { statementsOf } from './allergens/statementsOf';
import type { findStepIngredients } from './amounts/findStepIngredients';
import type { shortenLine } from './amounts/shortenLine';
import { messages } from './cooking/aloud/messages';
import { sentencesOf } from './cooking/aloud/sentences';
import { spokenText } from './cooking/aloud/spokenText';
import type { OpenedRecipe } from './openRecipe';

/** A step, and what the page says about it. */
export interface SpokenStep {
  opened: OpenedRecipe;
  step: ReadStep;
  /** What the check found in the recipe; null if the visitor avoids nothing. */
  found: RecipeCheck | null;
  /** From the recipe's part. An import here would split them off into a chunk, which costs more bytes. */
  tools: SpeechTools;
}

export interface SpeechTools {
  statementsOf: typeof statementsOf;
  findStepIngredients: typeof findStepIngredients;
  shortenLine: typeof shortenLine;
}

/**
 * What a voice says for a step: the warnings first, then what the page shows. It says the marks of foods only in a
 * recipe of the page's own language: its words inside a sentence of another one would be hard to understand.
 *
 * @param namesIngredients whether the voice names the step's ingredients before its words
 */
export function speechOf(spoken: SpokenStep, namesIngredients: boolean): Speech {
  const { opened, step, found, tools } = spoken;
  const { reading, amounts } = opened;
  const language = reading.document.language ?? pageLanguage.code;
  const { contained = [], open = [] } = found ? tools.statementsOf(found.check) : {};
  const { servings } = amounts.shown.get();
  const ingredients = namesIngredients ? ingredientsOf(spoken) : [];
  const ofThePage = [
    ...(servings !== null && amounts.namesAmount(step.index)
      ? [messages.amountsFor(amounts.written()?.from ?? servings)]
      : []),
    ...(ingredients.length > 0 ? [messages.needs(ingredients)] : []),
  ];
  const say = (text: string) => asSpoken({ text, language: pageLanguage.code });
  const marked = language === pageLanguage.code ? found : null;
  return {
    warnings: [...contained, ...open].flatMap(say),
    words: [
      ...ofThePage.flatMap(say),
      ...asSpoken({ text: spokenWords(step.nodes, opened, marked), language }),
    ],
    language,
  };
}

/** Writes a text as a voice should say it, sentence by sentence. */
function asSpoken({ text, language }: Sentence): Sentence[] {
  return sentencesOf({ text: language === 'en' ? spokenText(text) : text, language });
}

/** The words of some nodes, with what the page says about the foods in them. */
function spokenWords(
  nodes: ReadStep['nodes'],
  { reading }: OpenedRecipe,
  found: RecipeCheck | null,
): string {
  function read(node: ReadStep['nodes'][number]): string {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    const mark = reading.marks[Number(node.properties['data-mark'])];
    if (mark?.kind === 'html') return '';
    const words = node.children.map(read).join('');
    if (mark?.kind !== 'words') return words;
    const said = found?.marks.get(mark.line) ?? [];
    return said.reduceRight((text, { end, words: saying }) => {
      if (end <= mark.start || end > mark.next) return text;
      const at = Math.min(end - mark.start, text.length);
      return text.slice(0, at) + messages.marked(saying) + text.slice(at);
    }, words);
  }
  const words = nodes.map(read).join('').replace(/\s+/g, ' ');
  // No pause after a mark at the end of its sentence.
  return words.replace(/,(?=\s?(?:[.,;:!?)]|$))/g, '').trim();
}

/** The ingredients that a step takes, as the page shows them, with what it says about them. */
function ingredientsOf({ opened, step, found, tools }: SpokenStep): string[] {
  const { reading, amounts } = opened;
  const named = tools.findStepIngredients(reading.document)[step.index] ?? [];
  return named.map((ingredient) => {
    const mark = reading.marks.find(
      (mark) =>
        mark.kind === 'words' &&
        mark.amount &&
        'ingredient' in mark.amount &&
        mark.amount.ingredient === ingredient,
    );
    const said = mark?.kind === 'words' ? (found?.marks.get(mark.line) ?? []) : [];
    const line = tools.shortenLine(amounts.lineOf(ingredient));
    return [line, ...new Set(said.map(({ words }) => words))].join(', ');
  });
}
