/** What later features use of this one. */
export { askInTime, findBrowserModel } from './connections/call/ask';
export type { Answer, LazyConnection } from './connections/connection';
export { writeFindMessages } from './prompt/findPrompt';
export { writeQuestionMessages } from './prompt/questionPrompt';
