import { isBlank } from '../../../machines/kitchen/ingredientList';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { readSource } from '../../../machines/kitchen/recipeSource';
import * as restWords from '../../words/en/rest';
import { LinkError, readCode, writeCode } from './linkCode';

const MAX_MODEL_LENGTH = 80;

/** Throws a `LinkError` if the code would be too long to read. */
export const writeSharedRecipe = ({ text, cut, model, source, byHand }: Recipe): string =>
  writeCode(
    {
      recipe: text.toWellFormed(),
      model: model === null ? null : cleanName(model),
      ...(cut && { cut }),
      ...(source && { source }),
      ...(byHand && { byHand }),
    },
    source?.isPhoto,
  );

/** Throws a `LinkError`. */
export const readSharedRecipe = (code: string): Recipe => readCode(code, check);

function check(value: unknown): Recipe {
  const { recipe: text, model, cut = false, ...rest } = Object(value) as Record<string, unknown>;
  const isWritten = model === null || typeof model === 'string';
  if (typeof text !== 'string' || typeof cut !== 'boolean' || !isWritten) {
    throw new LinkError(restWords.links.broken);
  }
  if (isBlank(text)) throw new LinkError(restWords.links.blank);
  const name = model === null ? null : cleanName(model);
  const source = readSource(rest.source);
  const byHand = (['edited', 'written'] as const).find((one) => one === rest.byHand);
  const about = { ...(source && { source }), ...(byHand && { byHand }) };
  return { text, cut, model: name, origin: 'shared', ...about, askedWith: [] };
}

/** Removes characters that could disguise a model's name. Null if nothing is left. */
function cleanName(model: string): string | null {
  const name = model.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return name.length > MAX_MODEL_LENGTH ? `${name.slice(0, MAX_MODEL_LENGTH - 1)}…` : name || null;
}
