import { joinNames } from '../../ui/joinNames';

export const messages = {
  another: 'Another recipe',
  others: 'Three more',
  ideas: 'Three ideas',
  change: 'Change something…',
  send: 'Update recipe',
  /** No recipients if the recipe stays on this device. */
  sends: (model: string, recipients: readonly string[]) =>
    recipients.length > 0
      ? `Sends this recipe and your list to ${model} at ${joinNames(recipients)}.`
      : `${model} changes it. Nothing leaves this device.`,
  asked: (wish: string) => wish.toLowerCase(),
  without: (foods: string) => `without ${foods}`,
  /** A press asks once for a sample recipe without this limit. */
  lift: { minutes: 'Take longer this time', equipment: 'With any equipment this time' },
  liftAll: 'Take longer, with any equipment, this time',
  wishes: { quicker: 'Quicker', simpler: 'Simpler', forChildren: 'For children' },
};
