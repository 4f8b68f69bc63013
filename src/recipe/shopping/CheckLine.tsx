import { type Comparison, entriesOf, type Need, shortOf, type View } from '../../amounts';
import { giveBackTo } from '../../browser/focus';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import { joinNames } from '../../words/format';
import styles from './CheckLine.module.css';
import type { CheckController } from './createKitchenCheck';

/** What of the view the line's numbers follow. */
interface Amounts {
  units: View['units'];
  /** A line of the recipe as the page shows it. */
  lineOf(index: number): string;
}

interface CheckLineProps {
  controller: CheckController;
  amounts: Amounts;
  comparison: Comparison<Need> | null;
  isCooked: boolean;
}

/** One line on what the recipe uses and needs, which opens to name everything. */
export function CheckLine({ controller, amounts, comparison, isCooked }: CheckLineProps) {
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
        recipeWords.check.perhaps(one.entries[0]?.text ?? '', shownLine(one.need, amounts)),
      ),
    ],
    [
      headings.unclear,
      servedAs('unclear').flatMap(({ need }) => (need.isOptional ? [] : shownLine(need, amounts))),
    ],
  ];

  return (
    <div className={styles.check} data-check>
      <details aria-live="off">
        <summary>{summaryOf(comparison, amounts.units)}</summary>
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

const toTheCheck = giveBackTo('[data-check]', 'summary');

/** The line names so many needs, then counts the rest. */
const MOST_NAMED = 3;

/** The recipe's needs that the list lacks, each once. */
export const neededOf = ({ needs }: Comparison<Need>): string[] => [
  ...new Set(
    needs.flatMap(({ served, need, names }) =>
      // Any of its foods is enough: "butter or lard".
      served === 'no' && !need.isOptional ? joinNames(new Set(names), 'disjunction') : [],
    ),
  ),
];

/** Of "salt, pepper" the part of the need; the whole line as the page shows it if that has other amounts. */
function shownLine({ index, line }: Need, { lineOf }: Amounts): string {
  const shown = lineOf(index);
  return shown.includes(line) ? line : shown;
}

type Short = ReturnType<typeof shortOf>[number];

export function summaryOf(comparison: Comparison<Need>, units: View['units'] = 'original'): string {
  const needed = neededOf(comparison);
  const used = usedOf(comparison);
  const isUsed = used !== recipeWords.check.usesNone;
  const sentences = needed.length > 0 ? [recipeWords.check.needs(cut(needed))] : [];
  if (needed.length === 0 || !isUsed) sentences.push(used);
  const short = shortOf(comparison, units);
  const say = (some: readonly Short[]) => some.map(sayShort);
  const isSure = ({ enough }: Short) => enough === 'no';
  const sure = say(short.filter(isSure));
  const open = say(short.filter((one) => !isSure(one)));
  if (sure.length > 0) sentences.push(recipeWords.check.mayNeedMore(sure));
  if (open.length > 0) sentences.push(recipeWords.check.look(open));
  return sentences.join(' ');
}

/** "eggs, 2 of 6", "chicken breasts, about 480 g more", "flour, you have 1 bag, it takes 500 g" */
function sayShort({ name, enough, have, need, isCounted, about }: Short): string {
  if (!have || !need) return name;
  if (enough === 'check') return recipeWords.check.lookAt(name, have, need);
  if (about) return recipeWords.check.more(name, about);
  return isCounted ? recipeWords.check.short(name, have, need) : name;
}

/** Counts by entries, as the list's heading does. */
function usedOf(comparison: Comparison<Need>): string {
  const { count, maybe, total, isAll } = entriesOf(comparison);
  if (count + maybe === 0) return recipeWords.check.usesNone;
  if (count < total) return recipeWords.check.uses(count, total, maybe);
  return isAll ? recipeWords.check.usesAll(total) : recipeWords.check.usesSome;
}

/** "butter and lemon", "butter, lemon, cream and 4 more". It never says "1 more". */
function cut(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return rest <= 1 ? joinNames(names) : recipeWords.check.andMore(names.slice(0, MOST_NAMED), rest);
}
