import type { LocalServer } from '../../../../machines/connection/diagnosis';
import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

const startServer = (server: string | null) =>
  server ? `Starte ${server}:` : 'Starte den Server, dann versuch es noch einmal.';

const ALLOW_ORIGIN: Partial<Record<LocalServer, string>> = {
  ollama: 'Beende Ollama, dann starte es für diese Seite:',
  lmStudio: 'Starte den Server mit CORS:',
  vllm: 'Starte vLLM für diese Seite:',
};

export const words: Pick<Words['model'], 'explanations' | 'conditions'> = {
  explanations: {
    tokenMalformed: () => [
      'Das ist kein Token von Hugging Face. Diese Token beginnen mit hf_.',
      'Kopiere das ganze Token von huggingface.co/settings/tokens.',
    ],
    tokenRejected: (_, choice) => {
      if (choice === 'host')
        return ['Das Token dieser Seite wird nicht angenommen.', 'Erstelle ein neues.'];
      return choice === 'signIn'
        ? ['Hugging Face hat deine Anmeldung beendet.', 'Melde dich neu an.']
        : [
            'Hugging Face nimmt das Token nicht an.',
            'Vielleicht ist es vertippt oder widerrufen. Erstelle ein neues auf huggingface.co/settings/tokens.',
          ];
    },
    tokenNotAllowed: (_, choice) =>
      choice === 'signIn'
        ? [
            'Deine Anmeldung erlaubt keine Aufrufe dieses Modells.',
            'Melde dich neu an und erlaube sie, oder nimm ein anderes Modell.',
          ]
        : [
            'Das Token ist gültig, darf aber dieses Modell nicht aufrufen.',
            'Gib ihm die Berechtigung „Make calls to Inference Providers“.',
          ],
    noCredit: () => [
      'Das Guthaben des Kontos ist aufgebraucht.',
      'Lade es auf huggingface.co/settings/billing auf, oder warte bis zum nächsten Monat.',
    ],
    keyRequired: () => [
      'Der Server will einen Schlüssel, und diese Seite sendet keinen.',
      'Starte den Server ohne Schlüssel.',
    ],
    modelMalformed: () => [
      'Das kann kein Name eines Modells sein.',
      'Kopiere den Namen von der Seite des Modells.',
    ],
    modelNotFound: ({ models }, choice) => {
      if (choice !== 'local')
        return [
          'Hugging Face hat kein Modell mit diesem Namen, oder zeigt es dir nicht.',
          'Kopiere den Namen von der Seite des Modells.',
        ];
      if (!models)
        return [
          'Der Server kennt dieses Modell nicht und zählt seine eigenen nicht auf.',
          'Gib den Namen ein, den seine App zeigt.',
        ];
      return models.length === 0
        ? ['Der Server hat noch kein Modell.', 'Lade zuerst eines dafür herunter.']
        : [
            'Der Server hat kein Modell mit diesem Namen.',
            `Er hat ${joinNames(models.slice(0, 20))}.`,
          ];
    },
    modelNotServed: ({ provider }) => [
      provider === null
        ? 'Kein Anbieter stellt dieses Modell für Chats bereit.'
        : `„${provider}“ stellt dieses Modell nicht für Chats bereit.`,
      `Such dir eines aus: huggingface.co/models?inference_provider=${provider ?? 'all'}.`,
    ],
    tooManyCalls: () => [
      'Gerade sind es zu viele Aufrufe.',
      'Warte eine Minute, dann versuch es noch einmal.',
    ],
    serverFailed: ({ status }) => [
      `Der Server meldet einen Fehler${status ? ` (HTTP ${status})` : ''}.`,
      'Versuch es später noch einmal.',
    ],
    providerNoCredit: () => [
      'Das Guthaben des Anbieters ist aufgebraucht, nicht deins.',
      'Lass Hugging Face einen anderen wählen: Häng :fastest an den Namen des Modells an.',
    ],
    modelBusy: () => [
      'Das Modell ist gerade überlastet.',
      'Warte eine Minute, dann versuch es noch einmal.',
    ],
    modelLoading: () => [
      'Der Server lädt das Modell noch.',
      'Das dauert ein bis zwei Minuten. Versuch es dann noch einmal.',
    ],
    serverStopped: () => [
      'Der Server für dieses Modell ist ausgeschaltet.',
      'Schalte ihn ein, oder nimm ein anderes Modell.',
    ],
    tooLittleMemory: () => [
      'Der Server konnte das Modell nicht ausführen. Wahrscheinlich fehlt ihm Speicher.',
      'Nimm ein kleineres Modell, oder aktualisiere den Server.',
    ],
    contentRefused: () => [
      'Der Filter des Dienstes hat diese Anfrage abgelehnt.',
      'Ändere deine Liste, oder nimm ein anderes Modell.',
    ],
    settingRefused: () => [
      'Das Modell nimmt die Einstellungen dieser Seite nicht an.',
      'Versuch es noch einmal, oder nimm ein anderes Modell.',
    ],
    noRecipe: () => [
      'Das sieht nicht nach einem Rezept aus: Die Antwort hat keine Buchstaben.',
      'Versuch es noch einmal, oder nimm ein anderes Modell.',
    ],
    wantsTools: () => [
      'Das Modell hat ein Werkzeug aufgerufen, statt ein Rezept zu schreiben.',
      'Versuch es noch einmal, oder nimm ein Modell, das mit Worten antwortet.',
    ],
    wrongAddress: ({ status, address }) => [
      `${address} antwortet nicht wie ein Modell (HTTP ${status}).`,
      'Prüfe die Adresse. Vielleicht ist es diese:',
    ],
    blockedByFrame: () => [
      'Diese Seite ist in einem Rahmen, der diesen Computer nicht aufrufen darf.',
      'Öffne sie in einem eigenen Tab:',
    ],
    addressMalformed: () => ['Das ist keine Adresse.', 'Eine Adresse sieht so aus:'],
    addressNotLocal: ({ host }) => [
      `„${host}“ ist nicht dieser Computer. Der Browser lässt diese Seite keinen anderen aufrufen.`,
      'Leite einen Port dorthin weiter, dann gib http://localhost:11434 ein:',
    ],
    addressNotCallable: () => [
      'Eine Adresse in dieser Form kann diese Seite nicht aufrufen.',
      'Schreib sie so:',
    ],
    serverNotRunning: (_, __, server) => [
      'Unter dieser Adresse antwortet nichts. Der Server läuft nicht.',
      startServer(server),
    ],
    serverSilent: (_, __, server) => [
      'Nichts antwortet. Der Server läuft nicht, oder der Browser hat den Aufruf blockiert.',
      startServer(server),
    ],
    blockedByCors: ({ server }) => [
      'Der Server läuft, lässt aber diese Seite seine Antworten nicht lesen (CORS).',
      (server && ALLOW_ORIGIN[server]) ??
        'Stell den Server so ein, dass er diese Herkunft erlaubt:',
    ],
    blockedByBrowser: () => [
      'Der Browser lässt diese Seite diesen Computer nicht aufrufen.',
      'Erlaube es in den Einstellungen des Browsers für diese Seite, dann versuch es noch einmal.',
    ],
    browserModelForbidden: () => [
      'Der Browser lässt diese Seite sein Modell nicht verwenden.',
      'Versuch es noch einmal, oder erlaube es in den Einstellungen des Browsers für diese Seite.',
    ],
    browserModelUnsupported: () => [
      'Das Modell des Browsers kommt mit dieser Anfrage nicht zurecht.',
      'Englisch kann es am besten. Schreib deine Liste auf Englisch, oder nimm ein anderes Modell.',
    ],
    browserModelNoRoom: () => [
      'Auf diesem Computer ist kein Platz für das Modell des Browsers.',
      'Mach 22 GB frei, dann versuch es noch einmal.',
    ],
    browserModelPart: () => [
      'Der Browser muss erst einen Teil seines Modells laden.',
      'Öffne „Modell …“, und lade ihn.',
    ],
    browserModelGone: () => [
      'Das Modell des Browsers ist nicht mehr auf diesem Computer.',
      'Lade es noch einmal herunter, oder nimm ein anderes Modell.',
    ],
    requestTooLong: () => [
      'Deine Anfrage ist für dieses Modell zu lang.',
      'Kürze sie, oder nimm ein anderes Modell.',
    ],
    pictureRefused: () => [
      'Das Modell nimmt dieses Bild nicht an.',
      'Nimm ein Modell, das Bilder versteht.',
    ],
    timedOut: () => [
      'Rechtzeitig kam keine Antwort.',
      'Versuch es noch einmal. Ein großes Modell braucht eine Weile zum Laden.',
    ],
    onlyThoughts: () => [
      'Das Modell hat seine ganze Antwort lang nachgedacht.',
      'Nimm ein anderes.',
    ],
    blankAnswer: () => ['Die Antwort des Modells war leer.', 'Versuch es noch einmal.'],
    brokenOff: () => ['Die Antwort ist abgebrochen.', 'Versuch es noch einmal.'],
    fewIdeas: () => ['Die Antwort nennt weniger als zwei Gerichte.', 'Versuch es noch einmal.'],
    partMissing: () => [
      'Ein Teil dieser Seite ließ sich nicht laden.',
      'Versuch es noch einmal, oder lade die Seite neu.',
    ],
    signInExpired: () => [
      'Deine Anmeldung ist abgelaufen.',
      'Melde dich neu an, oder nimm ein anderes Modell.',
    ],
    offline: () => ['Du bist offline.', 'Geh online, dann versuch es noch einmal.'],
    unreachable: () => [
      'Es kam keine Antwort. Warum, sagt der Browser einer Seite nicht.',
      'Versuch es später noch einmal.',
    ],
    unknown: ({ status }) => [
      `Das war keine Antwort eines Modells${status ? ` (HTTP ${status})` : ''}. Die Ursache ist unbekannt.`,
      'Versuch es später noch einmal, oder nimm ein anderes Modell.',
    ],
    signInDeclined: () => [
      'Die Anmeldung wurde bei Hugging Face abgelehnt.',
      'Melde dich neu an und erlaube sie, oder nimm ein anderes Modell.',
    ],
    signInFailed: ({ detail }) => [
      `Die Anmeldung hat nicht geklappt: ${detail}.`,
      'Versuch es noch einmal. Wenn es nicht klappt, sag es den Betreibern dieser Seite.',
    ],
    signInStale: () => [
      'Diese Anmeldung wurde schon benutzt, oder ein anderer Tab hat sie begonnen.',
      'Melde dich neu an.',
    ],
    storageBlocked: () => [
      'Der Browser lässt diese Seite nichts speichern, deshalb kannst du dich nicht anmelden.',
      'Erlaube dieser Seite, Daten zu speichern, oder nimm ein anderes Modell.',
    ],
  },
  conditions: {
    mayPass: (remedy) => `${remedy} Wenn es nicht klappt, sag es den Betreibern dieser Seite.`,
    staysWrong: 'Sag es den Betreibern dieser Seite, oder nimm ein anderes Modell.',
    noCredit: 'Guthaben aufgebraucht',
    notAvailable: 'nicht verfügbar',
    refused: 'abgelehnt',
    said: (words: string) => `Der Server sagt: „${words}“`,
    noAnswer: 'keine Antwort',
  },
};
