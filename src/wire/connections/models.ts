// One chunk: in separate files, the browser would find the client one round trip later.
export { completeChat } from './call/chatCompletion';
export { createHuggingFaceConnection } from './huggingFace';
export { createOpenAiCompatibleConnection } from './openAiCompatible';
