import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const words: Words['questions'] = {
  questions: {
    send: 'Rezept anpassen',
    sendsChange: (model, recipients) =>
      recipients.length > 0
        ? `Schickt dieses Rezept und deine Liste an ${model} bei ${joinNames(recipients)}.`
        : `${model} ändert es. Nichts verlässt dieses Gerät.`,
    asked: (wish) => wish,
    wishes: {
      quicker: 'Schneller',
      simpler: 'Einfacher',
      forChildren: 'Für Kinder',
    },
    ask: 'Fragen',
    stop: 'Stopp',
    sends: (model, recipients) =>
      recipients.length > 0
        ? `Schickt dieses Rezept, deine Frage und deine Vorlieben an ${model} bei ${joinNames(recipients)}.`
        : `${model} antwortet. Nichts verlässt dieses Gerät.`,
    asking: (model) => `Fragt ${model} …`,
    by: (model) => `Antwort von ${model}, das sich irren kann. Die Prüfung oben ändert sie nicht.`,
    cut: 'Hier bricht die Antwort ab.',
    doThat: 'So machen',
    safety:
      'Modelle irren sich oft bei Allergien und Lebensmittelsicherheit. Darum fragt diese Seite sie nicht danach.',
    found: 'Das hat sie selbst gefunden:',
    nothingToFind:
      'Trag in den Vorlieben ein, was du meidest, dann sucht diese Seite in jedem Rezept danach.',
    unclear:
      'Diese Seite erkennt nicht, ob es dabei um Allergien oder Lebensmittelsicherheit geht. Darum fragt sie kein Modell. Versuch es mit anderen Worten.',
    failed: 'Es kam keine Antwort. Nichts hat sich geändert.',
    stopped: 'Gestoppt. Nichts hat sich geändert.',
  },
};
