import { Play } from 'lucide-react';
import { useState } from 'react';
import styles from './RecipeVideo.module.css';
import { addressOf, playerOf, type Video } from '../recipe/document/readVideo';

interface DishVideoProps extends Video {
  /** The recipe's title; empty where it has none. */
  dish: string;
}

/** A video: nothing is asked of anybody for it until it is wanted. */
export function DishVideo({ dish, ...video }: DishVideoProps) {
  const [isWanted, setIsWanted] = useState(false);
  const what = dish || 'this dish';

  return (
    // What a press changes here is not to be read out as news of the recipe.
    <figure className={styles.video} dir="ltr" aria-live="off">
      {isWanted ? (
        <iframe
          ref={takeFocus}
          className={styles.player}
          src={playerOf(video)}
          title={`Video: ${what}`}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
        />
      ) : (
        <div className={styles.still}>
          <Stove />
          <button type="button" onClick={() => setIsWanted(true)}>
            <Play className={styles.icon} aria-hidden />
            <span>Play video</span>
          </button>
          <p>Loads from YouTube when pressed</p>
        </div>
      )}
      <p className={styles.address}>{addressOf(video)}</p>
      <figcaption>
        <span>Video not there? </span>
        <a href={searchFor(dish)} target="_blank" rel="noopener noreferrer">
          {`Search YouTube for ${what}`}
        </a>
      </figcaption>
    </figure>
  );
}

/** The button that had the focus is gone. */
function takeFocus(player: HTMLIFrameElement | null) {
  player?.focus();
}

function searchFor(dish: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: dish || 'recipe' })}`;
}

/** A pan seen from above, which is how cooking is filmed. */
function Stove() {
  return (
    <svg
      className={styles.stove}
      viewBox="0 0 320 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <circle className={styles.filled} cx="160" cy="90" r="76" />
      <circle cx="160" cy="90" r="66" />
      <path className={styles.filled} d="M233 71l62-16c13-2 17 17 4 20l-64 16" />
      <circle cx="292" cy="65" r="3" />
      <path
        className={styles.spice}
        d="M112 66c7-8 13 2 22-4M186 132c8-7 12 3 22-2M118 122c4-9 12-1 17-9M196 52c-2 9 9 6 10 14M150 40c6-5 9 3 16-1"
      />
    </svg>
  );
}
