import { listOf } from '../../ui/listOf';

/** The parts that a recipe manager needs. */
export type MissingPart = 'title' | 'ingredients' | 'steps';

export const shareMessages = {
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  share: 'Share a link',
  more: 'More ways',
  qrCode: 'QR code',
  qrCodeName: 'QR code of a link to the recipe',
  qrCodeNotLoaded: 'The QR code could not be loaded. Try again.',
  scan: 'Scan it with a phone to open the recipe there.',
  copyMarkdown: 'Copy markdown',
  copyData: 'Copy for Mealie or Tandoor',
  copied: 'Copied',
  markdownCopied: 'Copied as markdown',
  dataCopied: 'Copied for recipe managers',
  linkCopied: 'Link copied',
  downloaded: (name: string) => `Downloaded ${name}`,
  copyByHand: "This browser doesn't let the page copy. Copy the text from the field.",
  asText: 'Recipe as text',
  asMarkdown: 'Recipe as markdown',
  asLink: 'Link to the recipe',
  asData: 'Recipe as JSON',
  missing: (parts: readonly MissingPart[]) => {
    const names = parts.map((part) => PARTS[part]);
    return `Not copied. This recipe has no clear ${listOf(names, 'disjunction')}. Copy the text instead.`;
  },
};

const PARTS: Record<MissingPart, string> = {
  title: 'title',
  ingredients: 'list of ingredients',
  steps: 'steps',
};

/** The line below a recipe that goes elsewhere: who wrote it, and what to check. */
export const creditMessages = {
  written: (model: string, kitchen: string) =>
    `Written by ${model}, a language model, with ${kitchen}.`,
  sample: (kitchen: string) => `A sample recipe from ${kitchen}.`,
  /** @param claim one of the claims below */
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
  cut: 'The model stopped early, so the end may be missing.',
  check: 'Check allergens and cooking temperatures.',
  /** In data for other programs. @param count such as "4" or "4–6" */
  servings: (count: string) => (count === '1' ? '1 serving' : `${count} servings`),
};
