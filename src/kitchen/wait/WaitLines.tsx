import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { canAsk, MAX_ATTEMPTS, type RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { RecipeRequest } from '../../../machines/recipe/request';
import { type Readable, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import * as requestWords from '../../words/en/request';
import { heardLines } from '../heardLines';
import styles from './WaitLines.module.css';

/** What the wait says of an answer that grows. Both are empty before and after. */
export interface GrowingDish {
  name: string;
  /** The first find of each thing to avoid, in the page's words. */
  finds: readonly string[];
}

/** In UTF-16 units. */
const LONGEST_DISH = 120;

type Snapshot = ReturnType<RecipeActor['getSnapshot']>;

/** The wish of a request that a reload has stopped; null without one. */
const interruptedWish = ({ context: { asked } }: Snapshot) =>
  asked.isInterrupted ? asked.wish : null;

interface WaitLinesProps {
  growth: Readable<GrowingDish | null>;
}

export function WaitLines({ growth }: WaitLinesProps) {
  const { recipe } = useActors();
  const snapshot = useSelector(recipe, (now) => now);
  const isGenerating = snapshot.matches('generating');
  const isThinking = snapshot.matches({ generating: { answering: 'thinking' } });
  const isRefused = isTokenRefused(snapshot);
  // The one that runs or, during a wait, comes next.
  const attempt = snapshot.context.attempt + (isGenerating ? 0 : 1);
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
              {isThinking ? (
                requestWords.wait.thinking
              ) : (
                <Asked wish={snapshot.context.asked.wish} />
              )}
            </span>
          </p>
        )
      )}
      <p className={styles.line} ref={stayInSight}>
        {attempt > 1 && (
          <span key={attempt}>{requestWords.wait.attempt(attempt, MAX_ATTEMPTS)}</span>
        )}
        {isGenerating && (
          <Seconds
            key={`of ${attempt}`}
            isSlow={snapshot.matches({ generating: { answering: 'slow' } })}
          />
        )}
      </p>
    </>
  );
}

/** What a screen reader hears of a request, beside its attempts and its end. */
export function WaitWords({ growth }: WaitLinesProps) {
  const { recipe } = useActors();
  const isRefused = useSelector(recipe, isTokenRefused);
  const isInterrupted = useSelector(recipe, ({ context }) => context.asked.isInterrupted);
  const { name, finds = [] } = useStore(growth) ?? {};
  return heardLines([
    isInterrupted && firstWords.kitchen.interrupted,
    isRefused && requestWords.wait.refused,
    name,
    ...finds,
  ]);
}

const REFUSALS: readonly (string | undefined)[] = ['tokenRejected', 'tokenNotAllowed'];

/** Whether the last attempt of a request that runs was refused because of its token. */
const isTokenRefused = (snapshot: Snapshot) =>
  snapshot.hasTag('loading') && REFUSALS.includes(snapshot.context.asked.fault?.kind);

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
export function WaitDetails(lines: WaitLinesProps) {
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
