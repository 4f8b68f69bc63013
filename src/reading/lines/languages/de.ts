import type { Words } from './Words';

export const de: Words = {
  ingredients:
    '(?:braucht ihr|brauchen sie|braucht man|ihr braucht)|was (?:du|ihr|man|sie|wir) (?:so )?(?:brauchst|braucht|brauchen|benötigst|benötigt|benötigen)|was (?:brauchst du|braucht (?:ihr|man)|brauchen (?:sie|wir))|man nehme|einkaufszettel',
  method:
    "so (?:machst du|macht ihr|macht man|mache ich)(?: es|'s|s| das)?|wie (?:geht|macht man) das",
  furniture:
    'anzeige|(?:alles )?in den (?:warenkorb|einkaufswagen)|auf die einkaufsliste|drucken|merken|teilen|alle zutaten|zum rezept|verfasser|von [\\p{Lu}]|foto|weitergeleitete nachricht|von:|an:|betreff:|(?:aw|wg) ?:',
  labels: 'suche|rezepte|startseite',
  comments: 'kommentare?|bewertungen',
  greetings:
    '(?:ganz )?(?:liebe|viele|herzliche|beste|schöne|mit freundlichen)\\s.{0,20}grü(?:ß|ss)|(?:lg|vg|mfg|lg,)\\b|von meinem|gesendet von',
  contains: '(?:kann )?enthält',
  credit: 'rezept von',
  served: '(?:zum )?(?:serv|anricht|garni)',
  some: 'n\\.?\\s?B\\.?|nach Geschmack',
  dangling: 'und|oder|mit|von|ca\\.',
  ofRecipe: '(?:für|zum) (?:das |dieses )?rezept',
  wrote: 'schrieb(?: .{1,60})?',
};
