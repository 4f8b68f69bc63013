import type { Preferences } from '../../../machines/kitchen/preferences';

export const messages = {
  label: 'Preferences: ',
  unreadable: "Your saved preferences couldn't be read. Set your allergies again.",
  tabOnly: 'this tab only',
  any: 'no diet or allergies set',
  people: (count: number) => `for ${count}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  diet: (diet: NonNullable<Preferences['diet']>): string => diet,
  /** `food`: an allergen, or a word of the visitor's own. */
  without: (food: string) => `no ${food}`,
  equipment: (tool: Preferences['equipment'][number]): string => tool,
  only: (tools: string) => `${tools} only`,
  units: { metric: 'metric units', us: 'US units' },
};
