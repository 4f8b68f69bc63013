/**
 * Models that follow the page's layout, by their names. As of 2026-11-21, from the models' cards.
 * To renew: `npm run doctor` reads the list of what is live, as does
 * huggingface.co/models?inference_provider=all&other=conversational. Add a family if its card calls
 * it an instruct model without thinking, and `npm run doctor -- --try` gets a recipe in the layout
 * of `prompt.ts` in 1,024 tokens. Remove a family that has not been live for half a year. Change
 * the date above.
 */
const GOOD_FAMILIES: readonly RegExp[] = [
  /^meta-llama\/(?:Meta-)?Llama-3(?:\.\d)?-\d+B-Instruct(?:-Turbo)?$/i,
  /^Qwen\/Qwen2\.5-\d+B-Instruct(?:-Turbo)?$/i,
  /^Qwen\/Qwen3(?:-Next)?-\d+B(?:-A\d+B)?-Instruct(?:-\d{4})?$/i,
  /^google\/gemma-[23]-\d+b-it$/i,
  /^mistralai\/(?:Mixtral-8x7B|Mistral-7B|Mistral-Small-\d+B)-Instruct[\w.-]*$/i,
];

/** In billions of parameters: they write a recipe well and soon. */
const GOOD_SIZE = { least: 7, most: 120 };

/** Models that think first, at least by default. How long they take for a recipe is not known. */
const THINKING =
  /think|reason|deepseek-r\d|-r1\b|\bqwq\b|gpt-oss|magistral|\/glm-(?:4\.[5-9]|[5-9])|minimax-m\d|\/qwen3(?:\.\d+)?-\d+b(?!.*instruct)|nemotron/i;

export function thinks(id: string): boolean {
  return THINKING.test(id);
}

/** Whether a model is of a family, and of a size, that follows the page's layout. */
export function isGoodChoice(id: string): boolean {
  const size = readSize(id);
  return (
    GOOD_FAMILIES.some((family) => family.test(id)) &&
    size >= GOOD_SIZE.least &&
    size <= GOOD_SIZE.most &&
    !thinks(id)
  );
}

/** In billions of parameters, all experts together. */
function readSize(id: string): number {
  const [, experts = '1', size = 'none'] =
    /(?<![a-z\d.])(?:(\d+)x)?(\d+(?:\.\d+)?)b\b/i.exec(id) ?? [];
  return Number(experts) * Number(size);
}
