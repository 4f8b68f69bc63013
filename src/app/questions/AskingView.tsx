import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { alsoAvoid } from '../../../machines/kitchen/avoided';
import type { Allergen } from '../../../machines/kitchen/preferences';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { findExclusions } from '../../foods/avoided/wishedAway';
import type { Asking } from '../../recipe/changes/Asking';
import { type Receiver, useActors } from '../../ui/Actors';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Button } from '../../ui/Button';
import { language } from '../../ui/language';
import type { ShownWith } from '../recipe/shownWith';
import type { Asked } from './Asked';
import styles from './Asking.module.css';
import { questionMessages as messages } from './messages';

export interface AskingOptions extends ShownWith {
  recipe: RecipeActor;
}

export function createAskingView(options: AskingOptions, useLast: () => Asked | null) {
  const Asking: Asking['Asking'] = ({ receiver, words, isQuestion, change }) => {
    const { language } = options.useRecipe().reading.document;
    const last = useLast();
    const { ask } = useActors();
    const stop = last?.kind === 'asking' ? last.stop : null;
    return (
      <>
        {receiver && !isQuestion && <Changes {...{ receiver, change }} />}
        {receiver && isQuestion && (
          <>
            <small>{messages.sends(receiver.model ?? '', receiver.recipients)}</small>
            {/* One button for both, so it keeps the focus. */}
            <span>
              <Button type={stop ? 'button' : 'submit'} onClick={() => stop?.()}>
                {stop ? messages.stop : messages.ask}
              </Button>
            </span>
          </>
        )}
        <div role="status">{last && <Said {...options} last={last} />}</div>
        {last?.kind === 'answer' && !last.cut && (
          <span>
            <Button
              onClick={() =>
                ask({
                  kind: 'change',
                  words: last.question,
                  without: [],
                  answer: last.text,
                  language: language ?? undefined,
                })
              }
            >
              {messages.doThat}
            </Button>
          </span>
        )}
        <Offers words={words} recipe={options.recipe} />
      </>
    );
  };
  return Asking;
}

const WISHES = ['quicker', 'simpler', 'forChildren'] as const;

interface ChangesProps {
  receiver: Receiver;
  change(words: string): void;
}

/** Who gets the recipe, and a few wishes. */
function Changes({ receiver, change }: ChangesProps) {
  return (
    <>
      <small>{messages.sendsChange(receiver.model ?? '', receiver.recipients)}</small>
      <div className={styles.row}>
        <Button type="submit">{messages.send}</Button>
        {WISHES.map((wish) => (
          <Button key={wish} onClick={() => change(messages.asked(messages.wishes[wish]))}>
            {messages.wishes[wish]}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Offers to check for what the words leave out. */
function Offers({ words, recipe }: { words: string; recipe: RecipeActor }) {
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const offers = useMemo(() => findExclusions(words, language.code), [words]).filter((offer) =>
    alsoAvoid(preferences, offer),
  );
  return (
    <AvoidOffers
      offers={offers}
      onTake={(offer) => {
        const changed = alsoAvoid(preferences, offer);
        if (changed) recipe.send({ type: 'preferences.change', preferences: changed });
      }}
    />
  );
}

interface SaidProps extends AskingOptions {
  last: Asked;
}

function Said(props: SaidProps) {
  const { last } = props;
  if (last.kind === 'judging') return null;
  if (last.kind === 'asking') return <p>{messages.asking(last.model)}</p>;
  if (last.kind === 'answer') return <ModelAnswer {...props} answer={last} />;
  if (last.kind === 'safety') return <OwnVerdict {...props} allergens={last.allergens} />;
  return <p>{messages[last.kind]}</p>;
}

/** The model's words, as safe as a recipe, with what the check finds in them. */
function ModelAnswer({
  answer: { text, model, cut },
  ...options
}: SaidProps & { answer: Extract<Asked, { kind: 'answer' }> }) {
  const {
    recipe,
    openRecipe,
    AllergenStatements,
    CopyProvider,
    RecipeView,
    components,
    useRecipe,
  } = options;
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const opened = useMemo(
    () => openRecipe({ text, cut, askedWith: [] }, recipe),
    [openRecipe, text, cut, recipe],
  );
  const around = useRecipe();
  const found = opened.check(preferences);
  return (
    <>
      {found && <AllergenStatements check={found.check} recipe={recipe} isBrief onSwap={null} />}
      <CopyProvider around={{ ...around, ...opened, id: text }}>
        <RecipeView reading={opened.reading} components={components} />
      </CopyProvider>
      {cut && <p>{messages.cut}</p>}
      <small>{messages.by(model)}</small>
    </>
  );
}

/** What the page itself found in the recipe, also of allergens that only the question names. */
function OwnVerdict({
  last,
  allergens,
  ...options
}: SaidProps & { allergens: readonly Allergen[] }) {
  const { recipe, openRecipe, AllergenStatements } = options;
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const all = [...new Set([...preferences.allergens, ...allergens])];
  const opened = useMemo(() => openRecipe(last.recipe, recipe), [openRecipe, last, recipe]);
  const found = opened.check({ ...preferences, allergens: all });
  return (
    <>
      <p>
        {messages.safety} {found ? messages.found : messages.nothingToFind}
      </p>
      {found && (
        <AllergenStatements check={found.check} recipe={recipe} isBrief={false} onSwap={null} />
      )}
    </>
  );
}
