/** The cheapest request that shows whether a model answers. */
export const SMALLEST_CALL = {
  messages: [{ role: 'user', content: 'Hi' }],
  max_tokens: 1,
};

/** Whether an answer is a chat completion, whatever its text. */
export function isCompletion(answer: unknown): boolean {
  const { choices } = Object(answer);
  return Array.isArray(choices) && choices.length > 0;
}
