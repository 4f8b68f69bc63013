/** In place of `entities/decode`, whose table of names the page has a second time: `readHtml` turns decoding off. */
export const DecodingMode = {};
export class EntityDecoder {}
export const htmlDecodeTree = null;
export const xmlDecodeTree = null;
