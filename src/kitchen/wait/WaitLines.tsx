import { useSelector } from '@xstate/react';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { canAsk, MAX_ATTEMPTS, type RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { RecipeRequest } from '../../../machines/recipe/request';
import { type Store, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import * as requestWords from '../../words/en/request';
import type { GrowingDish } from './Progress';
import styles from './WaitLines.module.css';

/** In UTF-16 units. */
const LONGEST_DISH = 120;

type Snapshot = ReturnType<RecipeActor['getSnapshot']>;

/** The number of the attempt that runs or, during a wait, comes next. */
const attemptAhead = (snapshot: Snapshot): number =>
  snapshot.context.attempt + (snapshot.matches('retrying') ? 1 : 0);

/** The wish of a request that a reload has stopped; null without one. */
const interruptedWish = ({ context: { asked } }: Snapshot) =>
  asked.isInterrupted ? asked.wish : null;

export function WaitLines({ growth }: { growth: Store<GrowingDish | null> }) {
  const { recipe } = useActors();
  const wish = useSelector(recipe, ({ context }) => context.asked.wish);
  const attempt = useSelector(recipe, attemptAhead);
  const isGenerating = useSelector(recipe, (snapshot) => snapshot.matches('generating'));
  const isSlow = useSelector(recipe, (snapshot) =>
    snapshot.matches({ generating: { answering: 'slow' } }),
  );
  const isThinking = useSelector(recipe, (snapshot) =>
    snapshot.matches({ generating: { answering: 'thinking' } }),
  );
  const isRefused = useIsRefused();
  const name = useStore(growth)?.name;

  return (
    <>
      <div className={styles.refused}>{isRefused && <p>{requestWords.wait.refused}</p>}</div>
      {name ? (
        <p className={styles.line}>
          {/* A screen reader already hears the name in the live region. */}
          <bdi key={name} className={styles.what} aria-hidden>
            {limitText(name, LONGEST_DISH)}
          </bdi>
        </p>
      ) : (
        !isRefused && (
          <p className={styles.line}>
            <span key={isThinking ? 'thinking' : 'asked'} className={styles.what}>
              {isThinking ? requestWords.wait.thinking : <Asked wish={wish} />}
            </span>
          </p>
        )
      )}
      <p className={styles.line} ref={stayInSight}>
        {attempt > 1 && (
          <span key={attempt}>{requestWords.wait.attempt(attempt, MAX_ATTEMPTS)}</span>
        )}
        {isGenerating && <Seconds key={`of ${attempt}`} isSlow={isSlow} />}
      </p>
    </>
  );
}

/** What a screen reader hears of these lines, beside the attempts and the name. */
export const WaitWords = () => useIsRefused() && <p>{requestWords.wait.refused}</p>;

/** Whether the last attempt of a request that runs was refused because of its token. */
const useIsRefused = () =>
  useSelector(
    useActors().recipe,
    (snapshot) => snapshot.hasTag('loading') && isTokenRefused(snapshot.context.asked.fault),
  );

const isTokenRefused = (fault: Diagnosis | null) =>
  fault?.kind === 'tokenRejected' || fault?.kind === 'tokenNotAllowed';

/** The change or dish that the visitor asked for. List and preferences show anyway. */
function Asked({ wish }: Pick<RecipeRequest, 'wish'>) {
  if (wish.kind === 'change') return requestWords.wait.changing(limitText(wish.words));
  if (wish.kind !== 'dish') return null;
  return (
    <>
      {requestWords.wait.for}
      <bdi>{limitText(wish.title)}</bdi>
    </>
  );
}

/** In seconds. An earlier count would only make visitors impatient. */
const FIRST_COUNT = 5;

/** Shows from the fifth second on, and says if the model is slow. */
function Seconds({ isSlow }: { isSlow: boolean }) {
  const [start] = useState(() => Date.now());
  const seconds = useSyncExternalStore(everySecond, () => Math.floor((Date.now() - start) / 1_000));
  return (
    <>
      {seconds >= FIRST_COUNT && <span role="timer">{requestWords.wait.seconds(seconds)}</span>}
      {isSlow && <span key="slow">{requestWords.wait.slow}</span>}
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
    // Each change makes the browser find the styles of the whole page anew.
    style.setProperty('--covered', covered ? `${covered}px` : null);
  }
  for (const type of ['resize', 'scroll']) {
    view?.addEventListener(type, move, { signal: listening.signal });
  }
  // Here React would wait for the layout of the whole page.
  requestAnimationFrame(move);
  return () => {
    listening.abort();
    style.setProperty('--covered', null);
  };
}

/** More about a request that runs or that a reload has stopped. */
export function WaitDetails(lines: ComponentProps<typeof WaitLines>) {
  const isLoading = useSelector(useActors().recipe, (snapshot) => snapshot.hasTag('loading'));
  return isLoading ? <WaitLines {...lines} /> : <Interruption />;
}

/** Offers to repeat a request that a reload stopped. */
function Interruption() {
  const { recipe, ask } = useActors();
  const wish = useSelector(recipe, interruptedWish);
  const canAskAgain = useSelector(recipe, (snapshot) => wish !== null && canAsk(snapshot, wish));
  if (!wish || !canAskAgain) return null;

  return (
    <div className={styles.interruption}>
      <p>{firstWords.kitchen.interrupted}</p>
      <button type="button" onClick={() => ask(wish)}>
        {requestWords.wait.askAgain}
      </button>
    </div>
  );
}
