import type { Words } from '../Words';
import { words as explanations } from './explanations';

const SECRETS = { token: 'Das Token', key: 'Der Schlüssel' };

const routeOf = (provider: string | null) =>
  `Deine Zutaten gehen an Hugging Face und weiter an den Anbieter des Modells${provider ? `: „${provider}“, wenn du keinen anderen wählst` : ''}.`;

export const words: Words['model'] = {
  ...explanations,
  model: {
    heading: 'Modell',
    choices: 'Woher die Rezepte kommen',
    inUse: 'aktiv',
    details: 'Wohin deine Daten gehen',
    more: 'Mehr zur Auswahl',
    useHost: 'Das Modell dieser Seite verwenden',
    useSample: 'Beispielrezepte verwenden',
    signIn: 'Anmelden',
    signInAgain: 'Neu anmelden',
    signOut: 'Abmelden',
    signInInTab: 'Öffne diese Seite in einem eigenen Tab, um dich anzumelden',
    disconnect: 'Trennen',
    useIt: 'Verwenden',
    download: 'Herunterladen',
    downloadCosts:
      'Der Browser muss es zuerst herunterladen: mehrere GB, und es braucht 22 GB freien Platz. Alle Seiten teilen es sich, und es bleibt auf diesem Computer.',
    downloading: 'Wenn du nicht mehr wartest, lädt der Browser vielleicht weiter.',
    downloadProgress: 'Download',
    stopWaiting: 'Nicht mehr warten',
    browserHasModel: 'Dein Browser hat ein Sprachmodell.',
    isThere: 'Es ist auf diesem Computer und bereit.',
    test: 'Prüfen und verwenden',
    cancel: 'Abbrechen',
    getToken: 'Ein Token von Hugging Face holen',
    tokenPermission: 'Gib ihm die Berechtigung „Make calls to Inference Providers“.',
    token: 'Zugangs-Token',
    newToken: 'Neues Zugangs-Token (leer lassen, um deines zu behalten)',
    keepToken: 'In diesem Tab merken',
    model: 'Modell',
    lookingUp: 'Welche Modelle laufen gerade? …',
    search: 'Modelle suchen',
    goodChoices: 'Gute Wahl',
    allModels: 'Alle Modelle',
    moreModels: (models) => `${models} weitere. Such danach, um sie zu sehen.`,
    provider: 'Anbieter',
    seconds: (seconds) => `etwa ${seconds} s`,
    price: (cents) =>
      cents < 1
        ? 'weniger als 1 US-Cent pro Rezept'
        : `etwa ${Math.round(cents)} US-Cent pro Rezept`,
    free: 'zurzeit kostenlos',
    takesPictures: ' · versteht Bilder',
    localModel: 'Modell (leer lassen für das erste)',
    address: 'Adresse',
    copy: 'Kopieren',
    copied: 'Kopiert',
    expiredStatus: 'abgelaufen',
    expired: 'Deine Anmeldung ist abgelaufen.',
    expiredRemedy: 'Melde dich neu an, oder nimm ein anderes Modell.',
  },
  modelTitles: {
    host: 'Das Modell dieser Seite',
    signIn: 'Bei Hugging Face anmelden',
    token: 'Dein eigenes Zugangs-Token',
    browser: 'Das Modell deines Browsers',
    local: 'Ein Modell auf diesem Computer',
    sample: 'Beispielrezepte',
  },
  modelSummaries: {
    host: 'Ein Sprachmodell, das sofort bereit ist. Für dich kostenlos.',
    signIn: 'Ein Sprachmodell über dein Konto bei Hugging Face. Es verbraucht dein Guthaben dort.',
    token:
      'Ein Token ist ein Passwort, mit dem Apps dein Konto bei Hugging Face und sein Guthaben verwenden.',
    browser:
      'Läuft auf diesem Computer; diese Seite sendet nichts. Kleine Modelle machen mehr Fehler: Prüfe Zeiten und Temperaturen.',
    local:
      'Ein Modell in Ollama, LM Studio oder einer ähnlichen App. Kostenlos, und nichts verlässt diesen Computer.',
    sample: 'Eine kleine Rezeptsammlung in dieser Seite, ohne Sprachmodell. Kostenlos.',
  },
  modelProgress: {
    signIn: 'Hugging Face wird gefragt …',
    token: 'Wird mit einem kleinen Aufruf geprüft …',
    browser: 'Wird gestartet …',
    local: 'Wird geprüft. Ein großes Modell kann Minuten brauchen …',
  },
  data: {
    host: ({ recipients, secret }) =>
      `${
        recipients.length > 0
          ? `Deine Zutaten gehen an ${recipients.join(' und weiter an ')}.`
          : 'Diese Seite sendet deine Zutaten an niemanden.'
      } ${
        secret
          ? `${SECRETS[secret]} des Betreibers ist Teil dieser Seite, und jeder kann ${secret === 'key' ? 'ihn' : 'es'} dort lesen.`
          : 'Die Seite enthält kein Token.'
      }`,
    signIn: ({ provider }) =>
      `Hugging Face gibt diesem Tab ein Token. Der Tab sendet es nur an Hugging Face und vergisst es, wenn du dich abmeldest oder den Tab schließt. ${routeOf(provider)}`,
    token: ({ provider }) =>
      `Diese Seite sendet dein Token nur an Hugging Face und vergisst es, wenn du neu lädst oder gehst, außer du lässt es dir in diesem Tab merken. ${routeOf(provider)}`,
    browser: () =>
      'Der Browser führt das Modell auf diesem Computer aus. Diese Seite sendet nichts und braucht kein Token.',
    local: () =>
      'Deine Zutaten gehen an den Server, dessen Adresse du eingibst. Er bekommt kein Token.',
    sample: () => 'Diese Seite sendet nichts und braucht kein Token.',
  },
  inUse: {
    sample: () => 'Du siehst Beispielrezepte. Mit einem Modell gibt es mehr.',
    host: (model) => `Du verwendest das Modell dieser Seite, ${model}.`,
    signIn: (model, name, end) =>
      `Du bist${name && ` als ${name}`}${end && ` bis ${end}`} angemeldet und verwendest ${model}.`,
    token: (model) => `Du verwendest dein Token, mit ${model}.`,
    browser: () => 'Du verwendest das Modell deines Browsers.',
    local: (model) => `Du verwendest ${model} auf diesem Computer.`,
  },
};
