import type { LiveList, Offer } from '../../machines/liveModels/liveModelsMachine';
import * as restWords from '../words/en/rest';
import type { ModelSettings } from './control/modelOptions';

/** Who serves a model, how long a recipe takes and what it costs, as far as the router says. */
export function describeOffer({ provider, seconds, cents, isFree }: Offer): string {
  return [
    provider,
    seconds !== undefined && restWords.model.seconds(Math.max(1, Math.round(seconds))),
    isFree ? restWords.model.free : cents !== undefined && restWords.model.price(cents),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The wanted model if it is live, else a good one. A provider may follow the name. */
export function chooseFirst(
  { models, good }: LiveList,
  wanted: string,
  { provider }: Pick<ModelSettings, 'provider'>,
): Offer | undefined {
  const [id, wantedProvider = provider] = wanted.split(':');
  const offers = models.find((model) => model.id === id)?.offers ?? [];
  const [first = good[0] ?? models[0]?.offers[0]] = offers;
  return offers.find((offer) => offer.provider === wantedProvider) ?? first;
}
