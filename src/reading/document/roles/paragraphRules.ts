import type { Paragraph } from 'mdast';
import { recognise } from '../../../foods/recognise';
import { areFacts, piecesOf, readFact } from '../facts/readFacts';
import { isSentence, WORK } from '../judge';
import { beginsWithAmount, isClosing, itemMarkLength } from '../vocabulary';
import type { Block } from './blocks';
import { isFirst, isOpen, previousOf, type RuleOf, rulesOf } from './Rule';
import { isMarkedAmount, isProse } from './runs';

const RULES: readonly RuleOf<Extract<Block, { kind: 'paragraph' }>>[] = [
  {
    // A line that names a video is shown as one.
    when: ({ mark, text, node }) => !mark && showsVideo(text, node),
    role: 'words',
  },
  {
    // "Step 1" and a number make a step, unless an amount follows the number.
    in: ['top', 'list', 'work'],
    when: ({ mark, text }, { zone }) =>
      mark !== null &&
      (mark.isNamed || zone === 'work' || !beginsWithAmount(text.slice(mark.length))),
    role: 'step',
    leadsTo: 'work',
  },
  {
    // Sentences below the list are the work, if nothing else is marked as it.
    in: ['list'],
    when: ({ text }, { run, at, lacksWork }) =>
      run.hasProse && lacksWork && at > run.firstList && isProse(text),
    role: 'step',
    leadsTo: 'work',
  },
  {
    // Servings and times within the list are facts.
    in: ['list'],
    when: ({ text }) => areFacts(text),
    role: 'fact',
  },
  {
    // Within the list, a line with a mark, with an amount or without a full stop is an ingredient.
    in: ['list'],
    when: ({ text }) => isFoodLine(text),
    role: 'ingredient',
  },
  {
    // Any other sentence within the list is a remark.
    in: ['list'],
    role: 'words',
  },
  {
    // Servings within the work are a fact. A time may be that of one part.
    in: ['work'],
    when: ({ text }) => piecesOf(text).every((piece) => readFact(piece)?.name === 'servings'),
    role: 'fact',
  },
  {
    // Times, signs and wishes within the work are no steps.
    in: ['work'],
    when: ({ text }) =>
      areFacts(text) || !/\p{L}/u.test(text) || (isClosing(text) && text.length < 300),
    role: 'words',
  },
  {
    // A paragraph below the heading of a step belongs to it.
    in: ['work'],
    when: (_, walk) => isOpen(walk),
    role: 'more',
  },
  {
    // A paragraph between the items of one list belongs to the item before it.
    in: ['work'],
    when: (_, walk) => walk.run.lastWork > walk.at && walk.last !== null && !isFirst(walk),
    role: 'more',
  },
  {
    // "Boil the rice." above bullets is a step as they are.
    in: ['work'],
    when: ({ text }, { run, at }) =>
      run.lastWork > at && isOwnStep(text) && run.blocks[at + 1]?.kind === 'bullets',
    role: 'step',
    style: 'item',
  },
  {
    // Above a numbered list, work without a number may be a step that the numbers skip.
    in: ['work'],
    when: ({ text }, { run, at }) => run.lastWork > at && (isOwnStep(text) || WORK.test(text)),
    role: 'words',
    lacksSteps: true,
  },
  {
    // Other words above a list announce it.
    in: ['work'],
    when: (_, { run, at }) => run.lastWork > at,
    role: 'words',
  },
  {
    // Words behind the items of a list are a note.
    in: ['work'],
    when: (_, walk) => walk.last?.style === 'item' && !isFirst(walk),
    role: 'note',
  },
  {
    // Words right below a line with a number go on with it.
    in: ['work'],
    when: (_, walk) => {
      const previous = previousOf(walk);
      return walk.last?.style === 'plain' && previous?.kind === 'paragraph' && !!previous.mark;
    },
    role: 'more',
  },
  {
    // Every other paragraph of the work is a step.
    in: ['work'],
    role: 'step',
  },
  {
    // "Enjoy!" below the notes is not a note.
    in: ['rest'],
    when: ({ text }) => isClosing(text),
    role: 'words',
  },
  {
    // Every other paragraph there is a note.
    in: ['rest'],
    role: 'note',
  },
  {
    // A line with a mark and an amount is an ingredient, wherever it is.
    when: ({ text }) => isMarkedAmount(text) && !areFacts(text),
    role: 'ingredient',
  },
  {
    // Words above the recipe may tell facts.
    role: 'fact',
  },
];

export const PARAGRAPH_RULES = rulesOf(['paragraph'], RULES);

/** Whether a line may be an ingredient: it has a mark, an amount, or no full stop. */
function isFoodLine(text: string): boolean {
  const mark = itemMarkLength(text);
  const words = text.slice(mark);
  const isLine = words.length <= 60 && !/[.!?]$/.test(words);
  return mark > 0 || isLine || (beginsWithAmount(words) && !isRemark(words));
}

/** "Salt, pepper and herbs are welcome." */
const isRemark = (text: string) => isSentence(text) && !/\d/.test(text);

/** Words that begin a remark on the work rather than a step. */
const REMARK =
  /^(?:this|these|those|here|there|follow|it|its|we|i|you|the|a|an|our|my|your|for|now|let|as|with|below|start)\b/i;

/** Whether a sentence above a list is a step: "Boil the rice." */
function isOwnStep(text: string): boolean {
  return (
    /[.!]$/.test(text) &&
    !REMARK.test(text) &&
    recognise(text).foods.some(({ isMisspelt }) => !isMisspelt)
  );
}

const VIDEO = /(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\//i;

/** Whether a paragraph only names a video. */
function showsVideo(text: string, node: Paragraph): boolean {
  const isLinked = node.children.some((child) => 'url' in child && VIDEO.test(child.url));
  if (!isLinked && !VIDEO.test(text)) return false;
  const words = text.replace(/\S*(?:youtu\.be|youtube)\S*/gi, '');
  return words.length <= 140 && !WORK.test(words);
}
