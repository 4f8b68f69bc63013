import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import * as restWords from '../../words/en/rest';

export function creditLineOf(recipe: Recipe, kitchenName: string): string {
  const { cut, byHand, source } = recipe;
  const edited = byHand === 'edited' && restWords.credit.edited;
  const photo = source?.isPhoto && restWords.credit.photo;
  return [
    creditOf(recipe, kitchenName),
    edited,
    cut && restWords.credit.cut,
    photo,
    restWords.credit.check,
  ]
    .filter(Boolean)
    .join(' ');
}

function creditOf({ origin, model, source, byHand }: Recipe, kitchenName: string): string {
  if (byHand === 'written') return restWords.credit.byHand;
  switch (origin) {
    case 'request':
      return model
        ? restWords.credit.written(model, kitchenName)
        : restWords.credit.sample(kitchenName);
    case 'shared':
      return restWords.credit.shared(kitchenName, claimOf(model, source));
    case 'cookbook':
      return restWords.credit.fromCookbook(kitchenName, claimOf(model, source));
    case 'imported':
      return restWords.credit.brought(
        kitchenName,
        source ? placeOf(source) : restWords.credit.elsewhere,
      );
  }
}

function claimOf(model: string | null, source: Source | undefined): string {
  const { claims } = restWords.credit;
  // A model may have changed what was read from a photo.
  if (source && !(source.isPhoto && model)) return claims.imported(placeOf(source));
  const name = model && quote(model);
  return name ? claims.written(name) : claims.sample;
}

const placeOf = ({ name, link }: Source) =>
  [name && quote(name), link].filter(Boolean).join(', ') || restWords.credit.elsewhere;

/** Isolated, a name with another direction cannot change the words around it. */
function quote(text: string): string {
  const name = text.replace(/\p{C}/gu, '');
  return name && restWords.credit.quoted(`\u2068${name}\u2069`);
}

/** Some programs take the start of a file for settings, or run them. A byte order mark helps. */
const BEFORE_FRONT_MATTER = /^\ufeff?(?=---|\+{3})/;

/** Signs that turn letters around, also by name: other programs would show another food. */
const TURNS = /[\u202d\u202e\0]|&#(?:x0*202[de]|0*823[78]);/gi;

/** The last line says who wrote the recipe. */
export function markdownOf(recipe: string, attribution: string): string {
  // The model's name may come from a link, with any characters in it.
  const literal = attribution.replace(/[\\`*[\]<>|~]/g, '\\$&');
  const text = recipe
    .trimEnd()
    .replace(BEFORE_FRONT_MATTER, '\n')
    .replace(TURNS, '')
    .toWellFormed();
  return `${text}\n\n---\n\n${literal}\n`;
}
