import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide-react';
import type { RecipeActor } from '../../machines/recipeMachine';
import styles from './AllergenStatements.module.css';
import type { Check, Result } from './checkRecipe';
import { messages } from './messages';

interface AllergenStatementsProps {
  check: Check;
  recipe: RecipeActor;
  /** Whether only warnings show. */
  isBrief: boolean;
}

const wordsOf = ({ places }: Result) => [...new Set(places.map(({ words }) => words))];

/** Says what was found of all that the visitor wants to avoid, the worst first. */
export function AllergenStatements({ check, recipe, isBrief }: AllergenStatementsProps) {
  const { results, nutlike } = check;
  const canAsk = useSelector(recipe, (snapshot) => snapshot.can({ type: 'recipe.request' }));
  const having = (verdict: Result['verdict']) =>
    results.filter((result) => result.verdict === verdict);
  const contained = having('contains');
  const possible = having('may contain');
  const unchecked = groupByPlaces(having('not checked'));
  const absent = having('nothing').filter(({ thing }) => !thing.needsCertificate);
  const needsCertificate = results.some(({ thing }) => thing.needsCertificate);
  const nuts = [...new Set(nutlike.map(({ words }) => words))];

  return (
    <section className={styles.statements} aria-label={messages.label}>
      {contained.map((result) => (
        <p key={result.thing.name} className={styles.found}>
          <TriangleAlert aria-hidden />
          <span>
            <strong>{messages.foundIn(result.thing.name, wordsOf(result))}</strong>{' '}
            {canAsk && !isBrief && (
              <button
                type="button"
                onClick={() => recipe.send({ type: 'recipe.request', without: result.thing.name })}
              >
                {messages.askAgain(result.thing.name)}
              </button>
            )}
          </span>
        </p>
      ))}
      {possible.map((result) => (
        <p key={result.thing.name} className={styles.maybe}>
          <TriangleAlert aria-hidden />
          <span>{messages.maybeIn(result.thing.name, wordsOf(result))}</span>
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
        <p className={styles.nothing}>{messages.nothing(absent.map(({ thing }) => thing.name))}</p>
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
    group.names.push(result.thing.name);
    groups.set(key, group);
  }
  return [...groups.values()];
}
