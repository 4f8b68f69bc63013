// One chunk for whatever calls a model: of two, the client would be a third that both import, and
// that could not be asked for again where it failed to load.
export { completeChat } from './chatCompletion';
export { createHuggingFaceConnection } from './huggingFace';
export { createOpenAiCompatibleConnection } from './openAiCompatible';
