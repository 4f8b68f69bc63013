import { joinNames } from '../../ui/joinNames';

export const proposalMessages = {
  from: 'From your cookbook: ',
  have: ({ have, need }: { have: number; need: number }) => `you have ${have} of ${need}`,
  more: (count: number) => `${count} more`,
  mayContain: (things: readonly string[]) => `may contain ${joinNames(things, 'disjunction')}`,
  notChecked: (things: readonly string[]) =>
    `not fully checked for ${joinNames(things, 'disjunction')}`,
};
