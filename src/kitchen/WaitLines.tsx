import { useSelector } from '@xstate/react';
import { Fragment, useState, useSyncExternalStore } from 'react';
import { attemptAhead } from '../../machines/recipeMachine';
import type { RecipeRequest } from '../../machines/request';
import { type Store, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import { messages as preferenceMessages } from './preferences/messages';
import { preferencesLine } from './preferences/preferencesLine';
import type { Wait } from './Wait';
import styles from './WaitLines.module.css';
import { waitMessages as messages } from './waitMessages';

/** How many ingredients the line names, and how much of each and of a dish's name, in UTF-16 units. */
const MOST_NAMED = 2;
const LONGEST_INGREDIENT = 24;
const LONGEST_DISH = 120;

/** Says in two lines what is asked for, or what has come of it, and how long it takes. */
export function WaitLines({ wait }: { wait: Store<Wait | null> }) {
  const { recipe } = useActors();
  const asked = useSelector(recipe, ({ context }) => context.asked);
  const attempt = useSelector(recipe, attemptAhead);
  const isGenerating = useSelector(recipe, (snapshot) => snapshot.matches('generating'));
  const isSlow = useSelector(recipe, (snapshot) => snapshot.hasTag('slow'));
  const now = useStore(wait);

  return (
    <>
      {now?.name ? (
        <p className={styles.line}>
          {/* The region that announces it has it, too. */}
          <bdi key={now.name} className={styles.what} aria-hidden>
            {limitText(now.name, LONGEST_DISH)}
          </bdi>
          <Written {...now} />
        </p>
      ) : (
        <p className={styles.line}>
          <span key={now?.isThinking ? 'thinking' : 'asked'} className={styles.what}>
            {now?.isThinking ? messages.thinking : <Asked {...asked} />}
          </span>
        </p>
      )}
      <p className={styles.line} ref={stayInSight}>
        {attempt > 1 && <span key={attempt}>{messages.attempt(attempt)}</span>}
        {isGenerating && <Seconds key={`of ${attempt}`} isSlow={isSlow} usual={now?.usual} />}
      </p>
    </>
  );
}

/** How far the recipe has been written. */
function Written({ ingredients, step }: Wait) {
  const words =
    ingredients > 0 && step <= 1 ? messages.ingredients(ingredients) : step && messages.step(step);
  return words ? <span key={words}>{words}</span> : null;
}

/** What the visitor has asked for. */
function Asked({ ingredients, preferences, wish }: RecipeRequest) {
  if (wish.kind === 'change') return messages.changing(limitText(wish.words));
  const line = preferencesLine(preferences);
  const isLong = ingredients.length > MOST_NAMED + 1;
  const named = isLong ? ingredients.slice(0, MOST_NAMED) : ingredients;
  const rest = ingredients.length - named.length;
  return (
    <>
      {messages.for}
      {named.map((ingredient, index) => {
        const isLast = index === named.length - 1 && !isLong;
        return (
          <Fragment key={ingredient}>
            {index > 0 && (isLast ? messages.and : ', ')}
            <bdi>{limitText(ingredient, LONGEST_INGREDIENT)}</bdi>
          </Fragment>
        );
      })}
      {isLong && messages.and + messages.more(rest)}
      {line !== preferenceMessages.any && ` · ${line}`}
    </>
  );
}

/** Before, a count would only make a visitor impatient, in seconds. */
const FIRST_COUNT = 5;

interface SecondsProps {
  isSlow: boolean;
  /** How long answers take, in seconds, if anybody knows. */
  usual: number | null | undefined;
}

/** Shows the seconds from the fifth on, and how long it usually takes. */
function Seconds({ isSlow, usual }: SecondsProps) {
  const [start] = useState(() => Date.now());
  const seconds = useSyncExternalStore(everySecond, () => Math.floor((Date.now() - start) / 1_000));
  const about = Math.max(Math.round(usual ?? 0), 1);
  const isLonger = seconds > about;
  return (
    <>
      {seconds >= FIRST_COUNT && <span role="timer">{messages.seconds(seconds)}</span>}
      {isSlow ? (
        <span key="slow">{messages.slow}</span>
      ) : (
        typeof usual === 'number' && (
          <span key={String(isLonger)}>{isLonger ? messages.longer : messages.usual(about)}</span>
        )
      )}
    </>
  );
}

function everySecond(listener: () => void): () => void {
  const id = setInterval(listener, 1_000);
  return () => clearInterval(id);
}

/** Keeps the bar above a keyboard on the screen, which covers the foot of the window. */
function stayInSight() {
  const { visualViewport: view } = globalThis;
  const { style } = document.documentElement;
  const listening = new AbortController();
  function move() {
    // A visitor who zooms in sees a part of the page without a keyboard, too.
    const covered = view?.scale === 1 ? innerHeight - view.height - view.offsetTop : 0;
    style.setProperty('--covered', `${Math.max(covered, 0)}px`);
  }
  for (const type of ['resize', 'scroll']) {
    view?.addEventListener(type, move, { signal: listening.signal });
  }
  move();
  return () => {
    listening.abort();
    style.removeProperty('--covered');
  };
}
