/** Replaces `entities/decode`, a second table of all references, with which `htmlparser2` could decode them. */
export const DecodingMode = {};
export class EntityDecoder {}
export const htmlDecodeTree = null;
export const xmlDecodeTree = null;
