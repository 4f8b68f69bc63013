export const shareMessages = {
  ways: 'Share',
  copy: 'Copy',
  share: 'Share a link',
  print: 'Print',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyByHand: "This browser doesn't let the page copy. Copy the text from the field.",
  asText: 'Recipe as text',
  asLink: 'Link to the recipe',
};

/** The line below a recipe that goes elsewhere: who wrote it, and what to check. */
export const creditMessages = {
  written: (model: string, kitchen: string) =>
    `Written by ${model}, a language model, with ${kitchen}.`,
  sample: (kitchen: string) => `A sample recipe from ${kitchen}.`,
  /** `claim`: one of the claims below. */
  shared: (kitchen: string, claim: string) =>
    `Shared with ${kitchen}. According to its link, ${claim}.`,
  fromCookbook: (kitchen: string, claim: string) =>
    `From a cookbook in ${kitchen}, according to which ${claim}.`,
  brought: (kitchen: string, place: string) => `Brought to ${kitchen} from ${place}.`,
  claims: {
    imported: (place: string) => `it was imported from ${place}`,
    written: (model: string) => `${model}, a language model, wrote it`,
    sample: 'it is a sample recipe',
  },
  elsewhere: 'elsewhere',
  quoted: (name: string) => `“${name}”`,
  edited: 'It was edited since.',
  byHand: 'Written by hand.',
  /** By the sign, the page knows such a recipe again. */
  photo: 'Read from a photo (📷): a line may be missing.',
  cut: 'The model stopped early, so the end may be missing.',
  check: 'Check allergens and cooking temperatures.',
  /** In data for other programs. `count`: such as "4" or "4–6". */
  servings: (count: string) => (count === '1' ? '1 serving' : `${count} servings`),
};
