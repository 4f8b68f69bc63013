import { passFocusTo } from '../../browser/passFocusTo';
import { useStore } from '../../browser/store';
import { type Comparison, entriesOf, type Need } from '../../needs/Comparison';
import { Button } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import styles from './CheckLine.module.css';
import type { CheckController } from './createKitchenCheck';
import { neededOf, summaryOf } from './summaryOf';

interface CheckLineProps {
  controller: CheckController;
  comparison: Comparison<Need> | null;
  isCooked: boolean;
}

/** One line on what the recipe uses and needs, which opens to name everything. */
export function CheckLine({ controller, comparison, isCooked }: CheckLineProps) {
  if (!comparison) return null;
  const { headings } = recipeWords.check;
  const { needs } = comparison;
  const { used, unused } = entriesOf(comparison);
  const servedAs = (served: string) => needs.filter((one) => one.served === served);
  const groups: [string, readonly string[]][] = [
    [headings.used, used],
    [headings.unused, unused],
    [headings.needed, neededOf(comparison)],
    [
      headings.perhaps,
      // Not "potatoes for potatoes": the line says "floury".
      servedAs('perhaps').map((one) =>
        recipeWords.check.perhaps(one.entries[0]?.text ?? '', one.need.line),
      ),
    ],
    [
      headings.unclear,
      servedAs('unclear').flatMap(({ need }) => (need.isOptional ? [] : need.line)),
    ],
  ];

  return (
    <div className={styles.check} data-check>
      <details aria-live="off">
        <summary>{summaryOf(comparison)}</summary>
        <dl className={styles.groups}>
          {groups.map(
            ([heading, names]) =>
              names.length > 0 && (
                <div key={heading}>
                  <dt>{heading}</dt>
                  <dd dir="auto">{limitText([...new Set(names)].join(', '))}</dd>
                </div>
              ),
          )}
        </dl>
      </details>
      {isCooked && <StaplesQuestion controller={controller} />}
    </div>
  );
}

/** Asks once whether the visitor always has oil, salt and pepper. */
function StaplesQuestion({ controller }: { controller: CheckController }) {
  const isOpen = useStore(controller.basics.said) === null;
  return (
    <p className={styles.question} aria-live="off">
      {isOpen && (
        <>
          <span>
            {recipeWords.check.askStaples(recipeWords.check.staples.map(([name]) => name))}
          </span>
          <span>
            {[recipeWords.check.yes, recipeWords.check.no].map((answer) => (
              <Button
                key={answer}
                ref={toTheCheck}
                look="text"
                onClick={() => controller.answer(answer === recipeWords.check.yes)}
              >
                {answer}
              </Button>
            ))}
          </span>
        </>
      )}
    </p>
  );
}

const toTheCheck = passFocusTo('[data-check]', 'summary');
