import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import type { LiveList, Offer } from '../../machines/liveModels/liveModelsMachine';
import { goTo } from '../browser/focus';
import { Field as LabelledField } from '../ui/Field';
import * as restWords from '../words/en/rest';
import { type Candidate, InputField, useModels } from './CandidateForm';
import type { ModelSettings } from './control/modelOptions';
import { chooseFirst, describeOffer } from './liveModelWords';
import styles from './ModelChooser.module.css';

/** More rows than a visitor reads. A search finds the rest. */
const MOST_ROWS = 50;

interface ModelChooserProps {
  candidate: Candidate;
  /** Whether to show a field for a name if the page cannot get the list. */
  hasField?: boolean;
}

/** Lets a visitor choose a live model, or enter a name if the page cannot get the list. */
export function ModelChooser({ candidate, hasField = true }: ModelChooserProps) {
  const { actor, settings, liveModels } = useModels().controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const now = useSelector(liveModels, (snapshot) => snapshot);
  const model = (link.choice === candidate.choice && link.model) || settings.model;
  if (now.hasTag('asking')) return <p className={styles.details}>{restWords.model.lookingUp}</p>;
  if (now.matches('found'))
    return <ModelRows list={now.context} {...{ candidate, model, settings }} />;
  if (!hasField) return null;
  return (
    <InputField
      name="model"
      label={restWords.model.model}
      candidate={candidate}
      defaultValue={model}
    />
  );
}

interface ModelRowsProps {
  settings: ModelSettings;
  list: LiveList;
  candidate: Candidate;
  /** The model that is chosen at first, if it is live. */
  model: string;
}

function ModelRows({ list, candidate, model, settings }: ModelRowsProps) {
  const [search, setSearch] = useState('');
  const [pressed, setPressed] = useState<Offer>();
  const chosen = pressed ?? chooseFirst(list, model, settings);
  const isWrong = candidate.wrongField === 'model';
  const { groups, rest } = findRows(list, search, chosen);
  const providers = list.models.find((one) => one.id === chosen?.id)?.offers ?? [];

  return (
    <fieldset
      className={styles.models}
      aria-describedby={isWrong ? `model-${candidate.choice}-diagnosis` : undefined}
    >
      <legend>{restWords.model.model}</legend>
      <input
        type="search"
        aria-label={restWords.model.search}
        placeholder={restWords.model.search}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={keepForm}
      />
      <div className={styles.rows}>
        {groups.map(({ name, offers }) => (
          <ModelGroup
            key={name}
            {...{ name, offers, list, chosen, isWrong }}
            onPress={setPressed}
          />
        ))}
      </div>
      <p role="status">{rest > 0 && <span key={rest}>{restWords.model.moreModels(rest)}</span>}</p>
      {chosen && providers.length > 1 && (
        <LabelledField label={restWords.model.provider}>
          <select
            value={chosen.provider}
            onChange={({ currentTarget }) =>
              setPressed(providers.find(({ provider }) => provider === currentTarget.value))
            }
          >
            {providers.map((offer) => (
              <option key={offer.provider} value={offer.provider}>
                {describeOffer(offer)}
              </option>
            ))}
          </select>
        </LabelledField>
      )}
    </fieldset>
  );
}

/** The search never hides the chosen model: a hidden choice would surprise. */
function findRows(list: LiveList, search: string, chosen: Offer | undefined) {
  const words = search.toLowerCase().split(/\s+/);
  const isShown = ({ id }: Offer) =>
    id === chosen?.id || words.every((word) => id.toLowerCase().includes(word));
  const others = list.models
    .map(({ offers }) => offers[0])
    .filter((offer) => !list.good.some((good) => good.id === offer.id) && isShown(offer));
  const rows = others.filter((offer, place) => place < MOST_ROWS || offer.id === chosen?.id);
  const groups = [
    { name: restWords.model.goodChoices, offers: list.good.filter(isShown) },
    { name: restWords.model.allModels, offers: rows },
  ].filter(({ offers }) => offers.length > 0);
  return { groups, rest: others.length - rows.length };
}

interface ModelGroupProps extends Pick<ModelRowsProps, 'list'> {
  name: string;
  offers: readonly Offer[];
  chosen: Offer | undefined;
  isWrong: boolean;
  onPress(offer: Offer): void;
}

function ModelGroup({ name, offers, list, chosen, isWrong, onPress }: ModelGroupProps) {
  const id = useId();
  const takers = new Set(list.models.flatMap(({ id, takesImages }) => (takesImages ? id : [])));
  const describe = (offer: Offer) =>
    describeOffer(offer) + (takers.has(offer.id) ? restWords.model.takesPictures : '');
  const setChosenInput = useCallback(
    (input: HTMLInputElement | null) => {
      if (isWrong && input?.form?.matches(':focus-within')) goTo(input);
    },
    [isWrong],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out
    <div role="group" aria-labelledby={id}>
      <p id={id}>{name}</p>
      {offers.map((offer) => {
        const isChosen = offer.id === chosen?.id;
        const shown = isChosen && chosen ? chosen : offer;
        return (
          <label key={offer.id} className="box-row">
            <input
              ref={isChosen ? setChosenInput : null}
              type="radio"
              name="model"
              value={shown.name}
              checked={isChosen}
              onChange={() => onPress(offer)}
            />
            <span dir="ltr">
              <span>{offer.id}</span>
              <span className="visually-hidden"> · </span>
              <span key={describe(shown)} className={styles.details}>
                {describe(shown)}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** Enter in the search would send the form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
