export const noteMessages = {
  cut: 'The model stopped early. The end may be missing.',
  check: 'Check allergens and cooking temperatures.',
  written: (model: string) => `Written by ${model}, a language model.`,
  fromBook: 'From our built-in recipe book.',
  /** After a sentence about who wrote it. */
  edited: 'Edited since.',
  /** For a recipe that no model wrote and no page had. */
  byHand: 'Written by hand.',
  imported: (place: string) => `Imported from ${place}.`,
  /** `claim`: one of the claims below. */
  byLink: (claim: string) => `According to its link, ${claim}.`,
  byCookbook: (claim: string) => `According to your cookbook, ${claim}.`,
  claims: {
    imported: (place: string) => `it was imported from ${place}`,
    written: (model: string) => `${model}, a language model, wrote it`,
    fromBook: 'it is from our built-in recipe book',
  },
  elsewhere: 'elsewhere',
  photo: 'a photo',
  quoted: (name: string) => `“${name}”`,
};
