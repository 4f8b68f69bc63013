import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const words: Words['photo'] = {
  photo: {
    heading: 'Lebensmittel auf einem Foto',
    finding: 'Welches Modell kann Bilder sehen? …',
    drawing: 'Das Bild wird gelesen …',
    take: 'Foto machen',
    choose: 'Bild auswählen',
    another: 'Anderes Bild',
    file: 'Bild von deinen Lebensmitteln',
    camera: 'Foto von deinen Lebensmitteln',
    drop: 'Oder füg ein Bild ein, oder zieh eines auf die Seite.',
    picture: 'Das Bild',
    send: 'Bild senden',
    stop: 'Stopp',
    tryAgain: 'Noch einmal versuchen',
    models: 'Modell auswählen',
    copyText:
      'Die meisten Handys können Text aus einem Foto kopieren. Füg ihn als deine Liste ein.',
    looking: (model) => `Anfrage an ${model} …`,
    failed: 'Kein Modell konnte sich dein Bild ansehen. Es ist nichts dazugekommen.',
    guessed:
      'Sieh nach, was das Modell gesehen hat: Es übersieht oder verwechselt manches. Angekreuzt ist nur, was diese Seite als einfaches Lebensmittel kennt.',
    unchecked: ' · konnte nicht geprüft werden',
    cooked: ' · gekocht oder ohne Etikett',
    wild: ' · das kann nur jemand vom Fach bestimmen',
    add: (foods) =>
      foods === 1 ? '1 Lebensmittel hinzufügen' : `${foods} Lebensmittel hinzufügen`,
    notLoaded:
      'Ein Teil dieser Seite ließ sich nicht laden. Schließ das hier und versuch es noch einmal.',
    sending({ model, recipients }) {
      const leaveOut = 'Lass Menschen, Briefe und Medikamente weg.';
      return recipients.length === 0
        ? `Das Bild geht nur an ${model}, auf diesem Gerät. Niemand sonst bekommt es. ${leaveOut}`
        : `Sendet dieses Bild über ${joinNames(recipients)} an ${model}, ohne Ort und Zeit. Diese Seite behält es nicht; dort wird es vielleicht gespeichert. ${leaveOut}`;
    },
    blindness({ model, isKnown, others }) {
      const why = model
        ? isKnown
          ? `Soweit hier bekannt, versteht ${model} keine Bilder.`
          : `Diese Seite kann nicht herausfinden, ob ${model} Bilder versteht.`
        : 'Es ist kein Modell verbunden, das Bilder versteht.';
      return others.length > 0
        ? `${why} Mit deinem eigenen Konto geht es mit ${joinNames(others, 'disjunction')}.`
        : why;
    },
  },
  photoOutcomes: {
    none: 'Auf diesem Bild ist nichts Essbares zu finden.',
    writing: 'Hier werden nur Lebensmittel gesucht. Etiketten und Rezepte werden nicht gelesen.',
  },
  pictureProblems: {
    unreadable:
      'Dieses Bild ist beschädigt, oder dieser Browser kann es nicht lesen. Nimm ein anderes.',
    noPicture: 'Dieses Bild kann die Seite nicht lesen. Nimm ein JPEG, ein PNG oder ein WebP.',
    heic: 'Dieser Browser kann keine Bilder in HEIC oder AVIF lesen. Speichere es als JPEG, oder mach einen Screenshot davon.',
    tooLarge: 'Diese Datei ist größer als 30 MB. Nimm eine kleinere.',
    tooManyPixels:
      'Dieses Bild hat mehr als 64 Megapixel. Verkleinere es, oder mach einen Screenshot davon.',
  },
};
