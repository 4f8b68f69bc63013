/** The names of tags around thoughts, in the templates and prompts of many models. */
const TAG =
  '(?:ant|antml:|seed:|longcat_)?think(?:ing)?(?:_process)?|thoughts?(?:_process)?|reason(?:ing)?|analysis|reflection|scratchpad|inner_monologue';

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
  '<(?:sop|eop|bos|eos|pad|unused\\d{1,3})>',
  '<\\/?(?:answer|output|response|final|final_answer)>',
  '^\\s*<s>(?=\\s*[#<*[]|\\s*\\n)',
  '<s>(?=\\s{0,9}\\[inst\\])',
  '<\\/s>(?=\\s{0,9}(?:<s>|\\[inst\\]|<\\|))',
  '(?:<\\/s>\\s{0,9}){1,8}$',
].join('|');

/** Every mark of a template. In inline code, a mark is a word of the answer. */
export const MARKS = new RegExp(
  `\`[^\`\\n]*\`|(?<open>${OPEN})|(?<close>${CLOSED})|<\\|channel\\|>\\s?(?<channel>[a-z]{0,20})(?:(?:(?!<\\|channel)[^\\n]){0,80}?<\\|message\\|>)?|(?<final><\\|channel>final)|(?<end><\\|(?:end|return|call)\\|>)|(?<turn>${TURN})|(?<ownTurn>${OWN_TURN})|${OTHERS}`,
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
  '<|channel>',
  '<|begin|>',
];

/**
 * How some models and programs begin thoughts, and the answer after them: gpt-oss without its
 * marks, Granite, Apriel, ollama, Open WebUI, and plain headings.
 */
export const AFTER_THOUGHTS = [
  /^\s*(?:assistant)?(?:analysis|commentary)(?:(?=[A-Z"'“(])|[ \t]*\n|(?=[\s\S]*assistant ?final))(?:[\s\S]*assistant ?final(?<rest>[\s\S]*))?/,
  /^\s*(?:assistant)?final(?=[#*])(?<rest>[\s\S]*)/,
  /^\s*here is my thought process:(?:[\s\S]*\n\s*here is my response:(?<rest>[\s\S]*))?/i,
  /^\s*here are my reasoning steps:(?:[\s\S]*\[begin final response\](?<rest>[\s\S]*))?/i,
  /^\s*thinking(?:\.{3}|…)[ \t]*\n(?:[\s\S]*\n[ \t]*(?:\.{3}|…)[ \t]*done thinking\.?(?<rest>[\s\S]*))?/i,
  /^\s*<details[^>\n]{0,80} type="reasoning"[^>\n]{0,80}>(?:[\s\S]*?<\/details>(?<rest>[\s\S]*))?/i,
  /^\s*(?:```|~~~)(?:think(?:ing)?|thoughts?|reasoning)[ \t]*\n(?:[\s\S]*?\n(?:```|~~~)[ \t]*\n(?<rest>[\s\S]*))?/i,
  /^\s*[*#_ ]{0,5}(?:thinking|thoughts?|reasoning|analysis|chain of thought)(?: process)?[*_ :]{0,5}\n[\s\S]*?\n[*#_ ]{0,5}(?:final )?(?:answer|response|output|recipe)[*_ ]{0,4}:?[*_ ]{0,4}\n(?<rest>[\s\S]*)/i,
];
