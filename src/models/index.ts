/** What later features use of this one. */
export { askInTime, findBrowserModel } from '../wire/connections/call/ask';
export type { Answer, LazyConnection } from '../wire/connections/connection';
export { writeFindMessages } from '../wire/prompt/findPrompt';
export { writeQuestionMessages } from '../wire/prompt/questionPrompt';
