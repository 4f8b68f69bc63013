import type { First } from '../FoodLanguage';

export const GERMAN: First = {
  entries:
    /(?<!\p{L})(?:milch|mehl|eier|zucker|sahne|käse|nudeln|kartoffeln|zwiebeln?|knoblauch)(?!\p{L})/iu,
  and: 'und',
  plurals: ['n', 'e', 's', 'en', 'er', 'nn', 'nen'],
  traces: [
    [/milch$|k(?:a|ae)se$|quark$|rahm$|sahne$/, 'milk'],
    [/mehl$|brot$|nudel$/, 'gluten'],
    [/^soj/, 'soya'],
  ],
};
