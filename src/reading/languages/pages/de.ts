import type { PageWords } from './PageWords';

export const de: PageWords = {
  furniture:
    'anzeige|(?:alles |zutaten )?in den (?:warenkorb|einkaufswagen)|auf die einkaufsliste|drucken|merken|teilen|alle zutaten|zum rezept|verfasser|von [\\p{Lu}]|foto|weitergeleitete nachricht|von:|an:|betreff:|(?:aw|wg) ?:',
  labels: 'suche|rezepte|startseite',
  comments: 'kommentare?|bewertungen',
  greetings:
    '(?:ganz )?(?:liebe|viele|herzliche|beste|schöne|mit freundlichen)\\s.{0,20}grü(?:ß|ss)|(?:lg|vg|mfg|lg,)\\b|von meinem|gesendet von',
  contains: '(?:kann )?enthält',
  credit: 'rezept von',
  some: 'n\\.?\\s?B\\.?|nach Geschmack',
  ofRecipe: '(?:für|zum) (?:das |dieses )?rezept',
  wrote: 'schrieb(?: .{1,60})?',
  warnings: 'achtung|vorsicht',
  adverts: 'provision\\b',
  nutrition: 'nährw',
};
