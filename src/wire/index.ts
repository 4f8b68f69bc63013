/** The rest of `src` uses only these. README.md says what they promise. */

export { downloadBrowserModel } from './connections/browserModel';
export type {
  Answer,
  AnswerPiece,
  ChatRequest,
  Connection,
  ConnectionFacts,
  LazyConnection,
} from './connections/connection';
export type { ConnectionKind, HostOptions } from './connections/connectionTable';
export { createHostConnection } from './connections/createConnection';
export { createLinkConnection, findBrowserModel } from './connections/createLinkConnection';
export { fetchLiveModels } from './connections/liveModels/fetchLiveModels';
export { testLink } from './connections/testLink';
export { finishSignIn, startSignIn } from './connections/token/signIn';
export { askForCopy } from './prompt/copyPrompt';
export { askAboutPictures } from './prompt/photoPrompt';
export { writeMessages } from './prompt/prompt';
export { askQuestion } from './prompt/questionPrompt';
