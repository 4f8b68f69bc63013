import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import { limitText } from '../../ui/limitText';
import { noteMessages as messages } from './noteMessages';
import styles from './RecipeNotes.module.css';

export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  if (recipe.ideas) return null;
  return (
    <footer className={styles.notes}>
      {recipe.cut && <p>{messages.cut}</p>}
      <p>{`${limitText(attributionOf(recipe))} ${messages.check}`}</p>
    </footer>
  );
}

/**
 * Who wrote the recipe. The page cannot check what a link or file says, so it quotes the name and
 * isolates its direction: the name cannot change the words around it.
 */
export function attributionOf(recipe: Recipe): string {
  return recipe.byHand === 'edited' ? `${writerOf(recipe)} ${messages.edited}` : writerOf(recipe);
}

function writerOf({ origin, model, source, byHand }: Recipe): string {
  if (byHand === 'written') return messages.byHand;
  if (origin === 'shared') return messages.byLink(claimOf(model, source));
  if (origin === 'cookbook') return messages.byCookbook(claimOf(model, source));
  if (source) return messages.imported(placeOf(source));
  const name = origin === 'request' ? model : quote(model);
  return name ? messages.written(name) : messages.fromBook;
}

function claimOf(model: string | null, source: Source | undefined): string {
  const { claims } = messages;
  // A model may have changed what was read from a photo.
  if (source && !(source.isPhoto && model)) return claims.imported(placeOf(source));
  const name = quote(model);
  return name ? claims.written(name) : claims.fromBook;
}

const placeOf = ({ name, link, isPhoto }: Source) =>
  [quote(name ?? null), link].filter(Boolean).join(', ') ||
  (isPhoto ? messages.photo : messages.elsewhere);

const quote = (name: string | null) =>
  name && messages.quoted(`\u2068${name.replace(/\p{C}/gu, '')}\u2069`);
