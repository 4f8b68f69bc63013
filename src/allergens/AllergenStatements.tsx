import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide-react';
import { canChange, type RecipeActor } from '../../machines/recipeMachine';
import type { Check, Result } from '../foods/checkRecipe';
import { limitText } from '../ui/limitText';
import styles from './AllergenStatements.module.css';
import { messages, nameOf } from './messages';

interface AllergenStatementsProps {
  check: Check;
  recipe: RecipeActor;
  /** Whether only warnings show. */
  isBrief: boolean;
  /** Asks for the recipe without something; null if nobody can be asked. */
  onSwap: ((foods: readonly string[]) => void) | null;
}

/** The most that a statement repeats of a line, in UTF-16 units. */
const LONGEST_QUOTE = 80;

/** Marks of direction and of quotes, with which a recipe could go on in the page's own words. */
const MARKS = /[\p{Bidi_Control}"“”„‟«»‹›〝〞〟＂❝❞]/gu;

/** The words of the places, without those that hold others: "scrambled eggs" beside "eggs". */
function wordsOf({ places }: Pick<Result, 'places'>): string[] {
  const texts = places.map(({ words }) => limitText(words.replace(MARKS, ''), LONGEST_QUOTE));
  const all = new Map(texts.map((words) => [words.toLowerCase(), words]));
  const holds = (one: string, other: string) => one !== other && one.includes(other);
  return [...all]
    .filter(([key]) => ![...all.keys()].some((other) => holds(key, other)))
    .map(([, words]) => words);
}

/** Says what was found of all that the visitor wants to avoid, the worst first. */
export function AllergenStatements({ check, recipe, isBrief, onSwap }: AllergenStatementsProps) {
  const { results, nutlike } = check;
  const canSwap = useSelector(recipe, canChange) && !isBrief;
  const having = (verdict: Result['verdict']) =>
    results.filter((result) => result.verdict === verdict);
  const contained = having('contains');
  const possible = having('may contain');
  const unchecked = groupByPlaces(having('not checked'));
  const absent = having('nothing').filter(({ thing }) => !thing.needsCertificate);
  const needsCertificate = results.some(({ thing }) => thing.needsCertificate);
  const nuts = wordsOf({ places: nutlike });

  return (
    <section className={styles.statements} aria-label={messages.label}>
      {contained.map((result) => (
        <p key={result.thing.name} className={styles.found}>
          <TriangleAlert aria-hidden />
          <span>
            <strong>{messages.foundIn(nameOf(result.thing), wordsOf(result))}</strong>{' '}
            {onSwap && canSwap && (
              <button type="button" onClick={() => onSwap([nameOf(result.thing)])}>
                {messages.askAgain(nameOf(result.thing))}
              </button>
            )}
          </span>
        </p>
      ))}
      {possible.map((result) => (
        <p key={result.thing.name} className={styles.maybe}>
          <TriangleAlert aria-hidden />
          <span>{messages.maybeIn(nameOf(result.thing), wordsOf(result))}</span>
        </p>
      ))}
      {unchecked.map(({ names, words }) => (
        <p key={names.join()} className={styles.maybe}>
          <TriangleAlert aria-hidden />
          <span>{messages.notChecked(names, words)}</span>
        </p>
      ))}
      {nuts.length > 0 && <p>{messages.nutlike(nuts)}</p>}
      {needsCertificate && <p>{messages.noCertificate}</p>}
      {absent.length > 0 && !isBrief && (
        <p className={styles.nothing}>
          {messages.nothing(absent.map(({ thing }) => nameOf(thing)))}
        </p>
      )}
    </section>
  );
}

/** Puts together what could not be checked for the same reason. */
function groupByPlaces(results: readonly Result[]) {
  const groups = new Map<string, { names: string[]; words: string[] }>();
  for (const result of results) {
    const words = wordsOf(result);
    const key = JSON.stringify(words);
    const group = groups.get(key) ?? { names: [], words };
    group.names.push(nameOf(result.thing));
    groups.set(key, group);
  }
  return [...groups.values()];
}
