/** In place of `entities/decode`: `htmlparser2` could decode references with a second table of all their names. */
export const DecodingMode = {};
export class EntityDecoder {}
export const htmlDecodeTree = null;
export const xmlDecodeTree = null;
