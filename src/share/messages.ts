import type { Recipe, Source } from '../../machines/recipe';
import type { MissingPart } from './recipeJsonLd';

export const shareMessages = {
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  share: 'Share a link',
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
    const names = new Intl.ListFormat('en', { type: 'disjunction' });
    return `Not copied. This recipe has no clear ${names.format(parts.map((part) => PARTS[part]))}. Copy the text instead.`;
  },
};

const PARTS: Record<MissingPart, string> = {
  title: 'title',
  ingredients: 'list of ingredients',
  steps: 'steps',
};

/** Why a recipe has no link, or a link no recipe. */
export const linkMessages = {
  broken: 'This link is broken. Copy all of it, then try again.',
  blank: 'This link holds no recipe.',
  newer: 'A newer version of this page made the link. Reload this page, then open the link again.',
  tooLarge: 'The shared recipe is too large to open.',
  tooLong: 'This recipe is too long for a link. Download it instead.',
};

/** One line that says who wrote a recipe, if the page knows, and what to check. */
export function attributionOf({ origin, model, cut, source }: Recipe, kitchenName: string): string {
  return [
    ATTRIBUTIONS[origin](kitchenName, source ? importedFrom(source) : writerOf(model), model),
    cut && 'The model stopped early, so the end may be missing.',
    'Check allergens and cooking temperatures.',
  ]
    .filter(Boolean)
    .join(' ');
}

const ATTRIBUTIONS: Record<
  Recipe['origin'],
  (kitchen: string, writer: string, model: string | null) => string
> = {
  request: (kitchen, _, model) =>
    model
      ? `Written by ${model}, a language model, with ${kitchen}.`
      : `A sample recipe from ${kitchen}.`,
  shared: (kitchen, writer) => `Shared with ${kitchen}. Its link says: ${writer}`,
  cookbook: (kitchen, writer) => `From a cookbook in ${kitchen}, which says: ${writer}`,
  imported: (kitchen, writer) => `Brought to ${kitchen}: ${writer}`,
};

/** What a recipe was brought from, with its address as text. */
function importedFrom({ name, link }: Source): string {
  const quoted = name && `“\u2068${name.replace(/\p{C}/gu, '')}\u2069”`;
  return `imported from ${[quoted, link].filter(Boolean).join(', ') || 'elsewhere'}.`;
}

function writerOf(model: string | null): string {
  // Isolated, a name with another direction cannot change the words around it.
  const name = model?.replace(/\p{C}/gu, '');
  return name ? `written by “\u2068${name}\u2069”, a language model.` : 'a sample recipe.';
}
