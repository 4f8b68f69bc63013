import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { Recipe, RecipeActor, Wish } from '../../machines/recipeMachine';
import type { LazyPart } from '../browser/lazyPart';
import { useStore } from '../browser/store';
import { whenIdle } from '../browser/whenIdle';
import { SaveButton } from '../cookbook/SaveButton';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { RecipeMenu } from '../recipe/RecipeMenu';
import type { CookbookTools } from './cookbookTools';

interface RecipeActionsProps {
  cookbook: LazyPart<CookbookTools>;
  share: LazyPart<typeof import('../share')>;
  recipe: Recipe;
  document: RecipeDocument;
  kitchenName: string;
  /** Renders a text as the page shows it. */
  renderText(text: string): ReactElement;
  changes: LazyPart<typeof import('../changes')>;
  actor: RecipeActor;
  /** Whether the connection in use can change a recipe by what the visitor writes. */
  takesConversation: boolean;
  readTitle(text: string): string;
  onAsk(wish: Wish): void;
  /** What the menu offers besides requests and the ways to take the recipe along. */
  children?: ReactNode;
}

/** Saves the recipe, and offers the rest in a menu. */
export function RecipeActions({
  cookbook,
  share,
  recipe,
  document,
  kitchenName,
  renderText,
  changes,
  actor,
  takesConversation,
  readTitle,
  onAsk,
  children,
}: RecipeActionsProps) {
  const part = useStore(cookbook);
  const sharing = useStore(share);
  const requests = useStore(changes);

  // Only the cookbook knows whether a recipe is saved.
  useEffect(() => {
    whenIdle(() => void cookbook.load().catch(() => {}));
  }, [cookbook]);

  // The sample kitchen may have no dish to give: "That was every dish". Nobody would save that.
  const isNote = recipe.model === null && recipe.origin === 'request' && !document.steps.length;

  return (
    <>
      {!isNote && (
        <SaveButton
          cookbook={part?.actor ?? null}
          recipe={recipe}
          onSave={async (saved) => {
            const { actor } = await cookbook.load();
            actor.send({ type: 'recipe.save', recipe: saved });
          }}
        />
      )}
      <RecipeMenu load={() => Promise.all([changes.load(), share.load()])}>
        {(finish) =>
          requests &&
          sharing && (
            <>
              <requests.RequestItems
                recipe={actor}
                document={document}
                takesConversation={takesConversation}
                readTitle={readTitle}
                onAsk={onAsk}
              />
              {children}
              <sharing.SharePanel
                recipe={recipe}
                document={document}
                kitchenName={kitchenName}
                renderText={renderText}
                onDone={finish}
              />
            </>
          )
        }
      </RecipeMenu>
    </>
  );
}
