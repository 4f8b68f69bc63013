import { type AnswerBeginning, layOutBeginning } from '../../../reading';

interface Thoughtless {
  /** What the model says, without its thoughts. A text without marks comes back unchanged. */
  text: string;
  /** Whether the text ends in the middle of thoughts, or in a possible beginning of a mark. */
  isThinking: boolean;
  hasThoughts: boolean;
  thoughts: readonly string[];
}

/** Matches what is before a mark that begins a line. */
const AT_LINE_START = /(?:^|\n)[ \t>]*$/;
const LONGEST_INDENT = 20;

/**
 * Takes thoughts and template marks off an answer, or off its beginning. Many templates send only
 * the mark that ends thoughts: until it comes, thoughts look like an answer.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the marks, with what is open
export function takeThoughtsOff(answer: string): Thoughtless {
  const announced = AFTER_THOUGHTS.map((words) => words.exec(answer)).find((found) => found);
  if (announced) {
    const rest = announced.groups?.rest;
    if (rest === undefined)
      return { text: '', isThinking: true, hasThoughts: true, thoughts: [answer] };
    return { ...takeThoughtsOff(rest.trim()), hasThoughts: true };
  }
  let lastClose = -1;
  for (const { index } of answer.matchAll(CLOSE)) lastClose = index;
  const end = answer.trimEnd().length;
  let pieces: string[] = [];
  let from = 0;
  let isThinking = false;
  const thoughts: string[] = [];
  let hasThoughts = false;
  let isFinal = false;
  let isOthersTurn = false;
  const others: string[] = [];
  const take = (piece: string) => {
    if (isOthersTurn) others.push(piece);
    else if (!isThinking) pieces.push(piece);
    else if (/\S/.test(piece)) {
      hasThoughts = true;
      thoughts.push(piece);
    }
  };
  for (const { 0: mark, index, groups } of answer.matchAll(MARKS)) {
    const { open, close, channel, turn, spoken, ownTurn, final } = groups ?? {};
    const isInThought = isThinking || index < lastClose;
    if (mark.startsWith('`') || (spoken && isInThought)) continue;
    if (open) {
      const lead = answer.slice(Math.max(0, index - LONGEST_INDENT), index);
      // Within a line, an opening mark that is never closed is a word of the recipe.
      const isFirst = AT_LINE_START.test(lead) || (index === from && from > 0);
      if (isThinking || (index > lastClose && !isFirst)) continue;
    }
    take(answer.slice(from, index));
    from = index + mark.length;
    // A model that does not stop in time goes on with the visitor's words, and answers them.
    const hasAnswered = !isInThought && pieces.some((piece) => /\S/.test(piece));
    if ((turn || spoken) && hasAnswered) {
      return { text: join(pieces), isThinking: false, hasThoughts, thoughts };
    }
    if (close && !isThinking && !isFinal && !(hasThoughts && from >= end)) {
      // The mark at the beginning is missing.
      hasThoughts = pieces.some((piece) => /\S/.test(piece)) || hasThoughts;
      pieces = [];
    }
    if (turn || spoken || ownTurn) isOthersTurn = ownTurn === undefined;
    isFinal = final !== undefined || (isFinal && !close);
    if (channel !== undefined) isThinking = channel.toLowerCase() !== 'final';
    else if (open) isThinking = true;
    else if (close || groups?.end) isThinking = false;
  }
  if (from === 0 && BEGINNINGS.some((mark) => isBeginning(answer, mark))) {
    return { text: '', isThinking: true, hasThoughts, thoughts };
  }
  take(answer.slice(from));
  const text = join(pieces) || (hasThoughts ? '' : join(others));
  return { text: from === 0 ? answer : text, isThinking, hasThoughts, thoughts };
}

/** Whether a text that is still arriving may become a mark. */
function isBeginning(text: string, mark: string): boolean {
  const begun = text.trim().toLowerCase();
  return begun !== '' && begun.length < mark.length && mark.startsWith(begun);
}

function join(pieces: readonly string[]): string {
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** The names of tags around thoughts, in the templates and prompts of many models. */
const TAG =
  '(?:ant|antml:|seed:|mm:|longcat_)?think(?:ing)?(?:_process)?|thoughts?(?:_process)?|reason(?:ing)?|analysis|reflection|scratchpad|inner_monologue';

const OPEN = [
  `<(?:${TAG})(?:\\s[^>\\n]{0,80})?>`,
  '\\[think\\]',
  '◁think▷',
  '<unused94>(?:thought\\n)?',
  '<\\|(?:begin_of_thought|start_thinking|think)\\|>',
  // Gemma names its channels between other marks than gpt-oss.
  '<\\|channel>(?!final)[a-z]{0,20}',
].join('|');

const CLOSED = [
  `<\\/(?:${TAG})>`,
  '\\[\\/think\\]',
  '◁\\/think▷',
  '<unused95>',
  '<\\|(?:end_of_thought|end_thinking|\\/think)\\|>',
  '<channel\\|>',
].join('|');

/** The start of the visitor's turn. A model that does not stop in time writes that turn too. */
const TURN = [
  '<\\|(?:im_)?start(?:_header_id)?\\|>(?:user|system|tool)',
  '<(?:start_of_turn>|\\|turn>)(?:user|system)',
  '<[|｜](?:user|system)[|｜]>',
  '\\[\\|(?:user|system)\\|\\]',
  '\\[inst\\]',
].join('|');

/** The same in plain words, on a line of their own. */
const SPOKEN =
  '(?<=\\n)[ \\t]*(?:#{1,4} ?|\\*\\*)?(?:user|human|benutzer|utilisateur|usuario)(?:\\*\\*)? ?:';

/** The beginning of the model's own turn. */
const OWN_TURN = [
  '<\\|(?:im_)?(?:start|begin)(?:_header_id)?\\|>[a-z]{0,20}',
  '<(?:start_of_turn>|\\|turn>)[a-z]{0,20}',
  '<[|｜](?:assistant|model)[|｜]>',
  '\\[\\|assistant\\|\\]',
  '\\[\\/inst\\]',
].join('|');

/** Marks around the answer, and marks that end a turn in chat templates. */
const OTHERS = [
  '<end_of_turn>',
  '<turn\\|>',
  '<[|｜][^|｜<>\\n]{1,40}[|｜]>',
  '\\[\\|[a-z_]{1,20}\\|\\]',
  '\\[(?:begin|end) final response\\]',
  '\\[gmask\\]',
  // The name of the turn, without its marks
  '^\\s*(?:assistant|model)[ \\t]*:?\\s*(?=#)',
  '<(?:sop|eop|bos|eos|pad|unused\\d{1,3})>',
  '<\\/?(?:answer|output|response|final|final_answer)>',
  '^\\s*<s>(?=\\s*[#<*[]|\\s*\\n)',
  '<s>(?=\\s{0,9}\\[inst\\])',
  '<\\/s>(?=\\s{0,9}(?:<s>|\\[inst\\]|<\\|))',
  '(?:<\\/s>\\s{0,9}){1,8}$',
].join('|');

/** Every mark of a template. In inline code, a mark is a word of the answer. */
const MARKS = new RegExp(
  `\`[^\`\\n]*\`|(?<open>${OPEN})|(?<close>${CLOSED})|<\\|channel\\|>\\s?(?<channel>[a-z]{0,20})(?:(?:(?!<\\|channel)[^\\n]){0,80}?<\\|message\\|>)?|(?<final><\\|channel>final)|(?<end><\\|(?:end|return|call)\\|>)|(?<turn>${TURN})|(?<spoken>${SPOKEN})|(?<ownTurn>${OWN_TURN})|${OTHERS}`,
  'gi',
);

const CLOSE = new RegExp(CLOSED, 'gi');

const BEGINNINGS = [
  '<think>',
  '<thinking>',
  '<thought>',
  '<reasoning>',
  '<seed:think>',
  '[think]',
  '◁think▷',
  '<|channel|>',
  '<|start|>',
  '<|channel>',
  '<|begin|>',
  'assistant#',
];

/**
 * How some models and programs begin thoughts, and the answer after them: gpt-oss without its
 * marks, Granite, Apriel, ollama, Open WebUI, and plain headings.
 */
const AFTER_THOUGHTS = [
  /^\s*(?:assistant)?(?:analysis|commentary)(?:(?=[A-Z"'“(])|[ \t]*\n|(?=[\s\S]*assistant ?final))(?:[\s\S]*assistant ?final(?<rest>[\s\S]*))?/,
  /^\s*(?:assistant)?final(?=[#*])(?<rest>[\s\S]*)/,
  /^\s*here is my thought process:(?:[\s\S]*\n\s*here is my response:(?<rest>[\s\S]*))?/i,
  /^\s*here are my reasoning steps:(?:[\s\S]*\[begin final response\](?<rest>[\s\S]*))?/i,
  /^\s*thinking(?:\.{3}|…)[ \t]*\n(?:[\s\S]*\n[ \t]*(?:\.{3}|…)[ \t]*done thinking\.?(?<rest>[\s\S]*))?/i,
  /^\s*<details[^>\n]{0,80} type="reasoning"[^>\n]{0,80}>(?:[\s\S]*?<\/details>(?<rest>[\s\S]*))?/i,
  /^\s*(?:```|~~~)(?:think(?:ing)?|thoughts?|reasoning)[ \t]*\n(?:[\s\S]*?\n(?:```|~~~)[ \t]*\n(?<rest>[\s\S]*))?/i,
  /^\s*[*#_ ]{0,5}(?:thinking|thoughts?|reasoning|analysis|chain of thought)(?: process)?[*_ :]{0,5}\n[\s\S]*?\n[*#_ ]{0,5}(?:final )?(?:answer|response|output|recipe)[*_ ]{0,4}:?[*_ ]{0,4}\n(?<rest>[\s\S]*)/i,
];

export interface Beginning extends AnswerBeginning {
  isThinking: boolean;
}

export function readBeginning(answer: string): Beginning {
  const { text: said, isThinking } = takeThoughtsOff(answer);
  // `takeThoughtsOff` drops the last line break of what follows thoughts.
  const text = said.endsWith('\n') || !/\n\s*$/.test(answer) ? said : `${said}\n`;
  return isThinking
    ? { text: '', last: '', isData: false, isThinking: !text.trim() }
    : { ...layOutBeginning(text), isThinking: false };
}
