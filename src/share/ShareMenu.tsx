import { ChevronDown, Share2 } from 'lucide-react';
import { type ComponentType, type ToggleEvent, useState } from 'react';
import type { Block } from '../recipe/document/outline';
import { RecipeContext } from '../app/RecipeContext';
import { loadShare, useShare } from './loadShare';
import styles from './ShareMenu.module.css';
import type { SharePanelProps } from './SharePanel';

export interface ShareMenuProps {
  /** The recipe's title; empty where it has none. */
  title: string;
  /** The recipe in plain text, block by block. */
  outline(): readonly Block[];
}

/** The ways to take a recipe along. */
export function ShareMenu(props: ShareMenuProps) {
  const part = useShare();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function load() {
    setHasFailed(false);
    await loadShare().catch(() => setHasFailed(true));
  }

  function toggle({ newState }: ToggleEvent<HTMLDetailsElement>) {
    setIsOpen(newState === 'open');
    if (newState === 'open') load();
  }

  return (
    <details className={styles.menu} onToggle={toggle}>
      <summary className={styles.summary}>
        <Share2 aria-hidden />
        <span>Share and keep</span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      {part ? (
        isOpen && <Opened {...props} Panel={part.SharePanel} />
      ) : (
        <div role="status">
          {hasFailed && (
            <p className={styles.word}>
              This part of the page could not be loaded. Close and open it to try again.
            </p>
          )}
        </div>
      )}
    </details>
  );
}

interface OpenedProps extends ShareMenuProps {
  Panel: ComponentType<SharePanelProps>;
}

/** Knows the recipe that stands on the page. */
function Opened({ Panel, ...props }: OpenedProps) {
  const recipe = RecipeContext.useSelector(({ context }) => context.recipe) ?? '';
  const cut = RecipeContext.useSelector(({ context }) => context.cut);
  const model = RecipeContext.useSelector(({ context }) => context.model);
  const origin = RecipeContext.useSelector(({ context }) => context.origin);
  return <Panel {...props} recipe={recipe} cut={cut} model={model} origin={origin} />;
}
