import { useState } from 'react';
import { goTo } from '../../browser/focus';
import type { Video } from '../../reading';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';
import styles from './RecipeVideo.module.css';

interface RecipeVideoProps extends Video {
  title: string;
  isByModel: boolean;
}

/** The page fetches nothing of a video until the visitor presses play. */
export function RecipeVideo({ title, isByModel, ...video }: RecipeVideoProps) {
  const [isWanted, setIsWanted] = useState(false);

  return (
    // Screen readers should not announce a press here as a change of the recipe.
    <figure className={styles.video} dir="ltr" aria-live="off">
      {isWanted && (
        <iframe
          // The player replaces the button that had the focus.
          ref={goTo}
          className={styles.player}
          src={playerOf(video)}
          title={recipeWords.cooking.videoTitle(title)}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
        />
      )}
      <figcaption>
        <span>{recipeWords.cooking.video(isByModel)}</span>{' '}
        {!isWanted && (
          <Button look="text" onClick={() => setIsWanted(true)}>
            {recipeWords.cooking.playVideo}
          </Button>
        )}{' '}
        <a href={searchFor(title)} target="_blank" rel="noopener noreferrer">
          {recipeWords.cooking.searchVideo}
        </a>
      </figcaption>
    </figure>
  );
}

/** The screen shows videos at the recipe's end, paper shows their addresses within the text. */
export function VideoAddress({ video }: { video: Video }) {
  return (
    <div className={styles.address} dir="ltr">
      {videoPage(video)}
    </div>
  );
}

function searchFor(title: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: title || 'recipe' })}`;
}

export function videoPage({ id, start }: Video): string {
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
}

/** The player starts at once, because the visitor has asked for it. */
export function playerOf({ id, start }: Video): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${start ? `&start=${start}` : ''}`;
}
