/** The names of the tags around thoughts, in the templates and prompts of many models. */
const TAG =
  '(?:ant|seed:)?think(?:ing)?(?:_process)?|thoughts?(?:_process)?|reason(?:ing)?|reflection|scratchpad|inner_monologue';

const OPEN = [
  `<(?:${TAG})(?:\\s[^>\\n]{0,80})?>`,
  '\\[think\\]',
  '◁think▷',
  '<unused94>(?:thought\\n)?',
  '<\\|(?:begin_of_thought|start_thinking)\\|>',
].join('|');

const CLOSED = [
  `<\\/(?:${TAG})>`,
  '\\[\\/think\\]',
  '◁\\/think▷',
  '<unused95>',
  '<\\|(?:end_of_thought|end_thinking)\\|>',
].join('|');

/** Marks around the answer, and those with which chat templates begin and end a turn. */
const OTHERS = [
  '<\\|(?:im_)?start(?:_header_id)?\\|>[a-z]{0,20}',
  '<(?:start|end)_of_turn>(?:model)?',
  '<[|｜][^|｜<>\\n]{1,40}[|｜]>',
  '\\[(?:begin|end) final response\\]',
  '<\\/?(?:answer|output|response|final|final_answer)>',
  '<\\/s>\\s*$',
].join('|');

/**
 * Every mark that is no word of an answer. gpt-oss names its channels, of which one is the answer. In
 * inline code, a mark is a word.
 */
export const MARKS = new RegExp(
  `\`[^\`\\n]*\`|(?<open>${OPEN})|(?<close>${CLOSED})|<\\|channel\\|>\\s?(?<channel>[a-z]{0,20})(?:(?:(?!<\\|channel)[^\\n]){0,80}?<\\|message\\|>)?|(?<end><\\|(?:end|return|call)\\|>)|${OTHERS}`,
  'gi',
);

export const CLOSE = new RegExp(CLOSED, 'gi');

/** What an answer with thoughts may begin with. */
export const BEGINNINGS = [
  '<think>',
  '<thinking>',
  '<thought>',
  '<reasoning>',
  '<seed:think>',
  '[think]',
  '◁think▷',
  '<|channel|>',
  '<|start|>',
];

/**
 * Words with which some models begin their thoughts, and the answer behind them: the names of gpt-oss's
 * channels without their marks, and what Granite and Apriel write.
 */
export const AFTER_THOUGHTS = [
  /^\s*(?:assistant)?(?:analysis|commentary)(?=[A-Z"'“(])(?:[\s\S]*assistantfinal(?<rest>[\s\S]*))?/,
  /^\s*here is my thought process:(?:[\s\S]*\n\s*here is my response:(?<rest>[\s\S]*))?/i,
  /^\s*here are my reasoning steps:(?:[\s\S]*\[begin final response\](?<rest>[\s\S]*))?/i,
];
