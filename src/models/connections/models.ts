// Everything that calls a model is one chunk. In separate files, the client would be a third chunk
// that the browser finds one round trip later.
export { completeChat } from './call/chatCompletion';
export { createHuggingFaceConnection } from './huggingFace';
export { createOpenAiCompatibleConnection } from './openAiCompatible';
