/* The names of a recipe's fields in JSON and in the labels of a text, only their letters. */

export const namesOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const TITLE = namesOf(
  'title name recipename recipetitle dish dishname headline titel rezeptname gericht nom titre titulo nombre titolo nome naam',
);
export const INGREDIENTS = namesOf(
  'ingredients recipeingredient recipeingredients ingredientlist zutaten ingredientes ingredienti ingredienten',
);
export const STEPS = namesOf(
  'steps instructions recipeinstructions recipedirections method directions preparation procedure zubereitung anleitung schritte etapes instrucciones pasos preparacion procedimiento preparazione procedimento passaggi mododepreparo preparo passos bereiding bereidingswijze stappen',
);
export const SERVINGS = namesOf(
  'servings serves yield yields recipeyield portions numberofservings portionen personen personnes porciones raciones porzioni persone porcoes porties',
);
export const DESCRIPTION = namesOf(
  'description summary intro introduction text beschreibung descripcion descrizione descricao beschrijving',
);
export const NOTES = namesOf(
  'notes note recipenotes tips tip hinweise tipps notizen conseils consejos notas consigli',
);
export function bareKey(key: string): string {
  return key
    .slice(0, 60)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
