import { expect, test } from 'vitest';
import { parseRecipe } from '../../../../src/reading/document/parseRecipe';
import { layOutText } from '../../../../src/reading/lines/layOutText';

/** A page's first lines, headings, three ingredients, last line, and steps that begin like its buttons. */
const PAGES = {
  en: [
    'Skip to content\nLog in\nShare\nSave recipe',
    ['Ingredients', 'Method'],
    ['250 g flour', '4 eggs', '50 g butter'],
    'Share on Facebook\nAdd all to my list\nLeave a comment',
    [
      'Add to the flour the eggs, one by one.',
      'Save half of the butter for the pan.',
      'Leave a gap between the pieces of dough.',
      'Share the dough between two tins.',
      'By now the dough should be golden, so take it out.',
      'You may also fry it in the butter.',
    ],
  ],
  de: [
    'Anmelden\nDrucken\nTeilen\nAlle Zutaten in den Warenkorb',
    ['Zutaten', 'Zubereitung'],
    ['250 g Mehl', '4 Eier', '50 g Butter'],
    'Teilen auf Facebook\nKommentare',
    [
      'Alle Zutaten bis auf die Butter verrühren.',
      'Teilen Sie den Teig in zwei Hälften.',
      'Von den Eiern die Schale abwaschen.',
      'Den Teig in der Butter backen.',
    ],
  ],
  fr: [
    'Accueil\nImprimer\nPartager\nAjouter à mes favoris',
    ['Ingrédients', 'Préparation'],
    ['250 g de farine', '4 œufs', '50 g de beurre'],
    'Partager sur Facebook\nCommentaires',
    [
      'Ajouter à la farine les œufs un par un.',
      'Ajouter au mélange le beurre fondu.',
      'Partager la pâte en deux et la laisser reposer 1 heure, dite « de repos ».',
    ],
  ],
  es: [
    'Inicio\nImprimir\nCompartir\nAñadir al carrito',
    ['Ingredientes', 'Preparación'],
    ['250 g de harina', '4 huevos', '50 g de mantequilla'],
    'Compartir en Facebook\nComentarios',
    ['Añadir al bol la harina y los huevos.', 'Cocer la masa con la mantequilla 20 minutos.'],
  ],
} as const;

test.each(
  Object.entries(PAGES).flatMap(([language, [top, headings, foods, end, steps]]) => {
    const text = [top, 'Anna', headings[0], ...foods, headings[1], ...steps, end].join('\n');
    return [
      { language, text, steps },
      { language, text: text.replace(/(?<=[.])\n/g, '\n\n'), steps },
    ];
  }),
)('steps that begin as the buttons of a page do are steps ($language)', ({ text, steps }) => {
  const document = parseRecipe(layOutText(text)[0] ?? '');
  expect(document.steps.map((step) => step.text)).toEqual(steps);
});
