import { Play } from 'lucide-react';
import { useState } from 'react';
import { addressOf, playerOf, type Video } from '../recipe/document/readVideo';
import { limitText } from '../ui/limitText';
import { messages } from './messages';
import styles from './RecipeVideo.module.css';

interface RecipeVideoProps extends Video {
  /** The recipe's title; empty if it has no title. */
  title: string;
  /** Whether the text around it names its address. */
  isInText: boolean;
  /** Whether the visitor avoids something. The page cannot check a video for it. */
  isAvoiding: boolean;
}

/** A video. The page fetches nothing of it until the visitor presses play. */
export function RecipeVideo({ title, isInText, isAvoiding, ...video }: RecipeVideoProps) {
  const [isWanted, setIsWanted] = useState(false);

  return (
    // Screen readers should not announce what a press changes here as if the recipe had changed.
    <figure className={styles.video} dir="ltr" aria-live="off">
      {isWanted ? (
        <iframe
          ref={takeFocus}
          className={styles.player}
          src={playerOf(video)}
          title={messages.videoTitle(title)}
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
            <span>{messages.playVideo}</span>
          </button>
        </div>
      )}
      {!isInText && <p className={styles.address}>{addressOf(video)}</p>}
      <figcaption>
        {!isWanted && <p className={styles.source}>{messages.videoSource}</p>}
        {isAvoiding && <p>{messages.videoDiffers}</p>}
        <span>{messages.videoMissing}</span>
        <a href={searchFor(title)} target="_blank" rel="noopener noreferrer">
          {limitText(messages.searchVideo(title))}
        </a>
      </figcaption>
    </figure>
  );
}

/** The player replaces the button that had the focus. */
function takeFocus(player: HTMLIFrameElement | null) {
  player?.focus();
}

function searchFor(title: string): string {
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: title || 'recipe' })}`;
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
