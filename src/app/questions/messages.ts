import { joinNames } from '../../ui/joinNames';

export const questionMessages = {
  send: 'Update recipe',
  /** No recipients if the recipe stays on this device. */
  sendsChange: (model: string, recipients: readonly string[]) =>
    recipients.length > 0
      ? `Sends this recipe and your list to ${model} at ${joinNames(recipients)}.`
      : `${model} changes it. Nothing leaves this device.`,
  asked: (wish: string) => wish.toLowerCase(),
  wishes: { quicker: 'Quicker', simpler: 'Simpler', forChildren: 'For children' },
  ask: 'Ask',
  stop: 'Stop',
  /** No recipients if the recipe stays on this device. */
  sends: (model: string, recipients: readonly string[]) =>
    recipients.length > 0
      ? `Sends this recipe, your question and your preferences to ${model} at ${joinNames(recipients)}.`
      : `${model} answers. Nothing leaves this device.`,
  asking: (model: string) => `Asking ${model}…`,
  by: (model: string) =>
    `Answered by ${model}, which can be wrong. It doesn't change the check above.`,
  cut: 'The answer breaks off here.',
  doThat: 'Do that',
  safety: "Models are often wrong about allergies and food safety, so this page doesn't ask them.",
  found: 'Here is what it found:',
  nothingToFind: 'Say in Preferences what you avoid, and this page looks for it in every recipe.',
  unclear:
    "This page can't tell whether this is about allergies or food safety, so it doesn't ask a model. Try other words.",
  failed: 'No answer came. Nothing has changed.',
  stopped: 'Stopped. Nothing has changed.',
};
