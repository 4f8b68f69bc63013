import { useSelector } from '@xstate/react';
import { Fragment, useState, useSyncExternalStore } from 'react';
import type { Preferences } from '../../../machines/preferences';
import { attemptAhead, MAX_ATTEMPTS } from '../../../machines/recipeMachine';
import type { RecipeRequest } from '../../../machines/request';
import { type Store, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import type { Wait } from './Wait';
import styles from './WaitLines.module.css';
import { waitMessages as messages } from './waitMessages';

/** How many ingredients the line names. The lengths of their names and of the dish's are in UTF-16 units. */
const MOST_NAMED = 2;
const LONGEST_INGREDIENT = 24;
const LONGEST_DISH = 120;

interface WaitLinesProps {
  wait: Store<Wait | null>;
  /** Sums up preferences in one line. */
  preferencesLine(preferences: Preferences): string;
}

/** Says in one line what the visitor asked for or how far the recipe is, and in another how long it takes. */
export function WaitLines({ wait, preferencesLine }: WaitLinesProps) {
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
          {/* A screen reader already hears the name in the live region. */}
          <bdi key={now.name} className={styles.what} aria-hidden>
            {limitText(now.name, LONGEST_DISH)}
          </bdi>
          <Written {...now} />
        </p>
      ) : (
        <p className={styles.line}>
          <span key={now?.isThinking ? 'thinking' : 'asked'} className={styles.what}>
            {now?.isThinking ? (
              messages.thinking
            ) : (
              <Asked {...asked} line={preferencesLine(asked.preferences)} />
            )}
          </span>
        </p>
      )}
      <p className={styles.line} ref={stayInSight}>
        {attempt > 1 && <span key={attempt}>{messages.attempt(attempt, MAX_ATTEMPTS)}</span>}
        {isGenerating && <Seconds key={`of ${attempt}`} isSlow={isSlow} usual={now?.usual} />}
      </p>
    </>
  );
}

/** How far the model has written the recipe. */
function Written({ ingredients, step }: Wait) {
  const words =
    ingredients > 0 && step <= 1 ? messages.ingredients(ingredients) : step && messages.step(step);
  return words ? <span key={words}>{words}</span> : null;
}

/** What the visitor has asked for. */
function Asked({ ingredients, wish, line }: RecipeRequest & { line: string }) {
  if (wish.kind === 'change') return messages.changing(limitText(wish.words));
  if (wish.kind === 'dish')
    return (
      <>
        {messages.for}
        <bdi>{limitText(wish.title)}</bdi>
      </>
    );
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
      {line && ` · ${line}`}
    </>
  );
}

/** When the count begins to show, in seconds. An earlier one would only make visitors impatient. */
const FIRST_COUNT = 5;

interface SecondsProps {
  isSlow: boolean;
  /** How long answers usually take, in seconds, if known. */
  usual: number | null | undefined;
}

/** Shows the seconds from the fifth on, and how long an answer usually takes. */
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

/** Keeps the bar above an on-screen keyboard, which covers the bottom of the window. */
function stayInSight() {
  const { visualViewport: view } = globalThis;
  const { style } = document.documentElement;
  const listening = new AbortController();
  function move() {
    // In a zoomed page the visible part is smaller without any keyboard.
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
