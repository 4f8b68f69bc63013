export const messages = {
  another: 'Another recipe',
  others: 'Three more',
  ideas: 'Three ideas',
  change: 'Change something…',
  without: (foods: string) => `without ${foods}`,
  /** A press asks once for a sample recipe without this limit. */
  lift: { minutes: 'Take longer this time', equipment: 'With any equipment this time' },
  liftAll: 'Take longer, with any equipment, this time',
};
