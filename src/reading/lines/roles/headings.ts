import {
  bareHeading,
  isPlainSection,
  type Section,
  sectionOf,
} from '../../../recipe/document/vocabulary';

/** How people head their lists and their work in messages, in the languages of the reader. */
const SPOKEN: [Section, RegExp][] = [
  [
    'ingredients',
    /^(?:what goes in(?: it| there)?|ingrs?|ings?|(?:braucht ihr|brauchen sie|braucht man|ihr braucht)|was (?:du|ihr|man|sie|wir) (?:so )?(?:brauchst|braucht|brauchen|benötigst|benötigt|benötigen)|was (?:brauchst du|braucht (?:ihr|man)|brauchen (?:sie|wir))|man nehme|einkaufszettel|il (?:te|nous) faut|ce dont (?:vous avez|tu as|on a) besoin|(?:vous aurez|tu auras) besoin de|les courses|qué (?:se necesita|lleva|vas a necesitar|hace falta)|vas a necesitar|(?:cosa )?ci (?:serve|vuole)|che cosa (?:ti |vi |ci )?serve|(?:do |de )?(?:o )?que (?:você |se )?(?:precisa|vai precisar|vais precisar|é preciso|precisamos|leva)|vais precisar(?: de)?|(?:wat|dit) hebben we nodig|wat je nodig hebt|je hebt nodig|nodig)$/u,
  ],
  [
    'method',
    /^(?:what you do|how it's (?:done|made)|how to do it|how i (?:make|cook|do) (?:it|this|them)|here's how|so (?:machst du|macht ihr|macht man|mache ich)(?: es|'s|s| das)?|wie (?:geht|macht man) das|comment (?:on fait|je (?:la |le |les )?fais)|on fait comment|cómo (?:se hacen|se preparan?|hacer(?:lo|la)?|preparar(?:lo|la)?|(?:lo|la|los|las) hago)|proc|come (?:si (?:preparano|fa|fanno)|(?:la|lo|li|le) (?:faccio|preparo))|como (?:se (?:faz|prepara)|faço)|zo (?:doe je (?:het|dit|ze)|maak je (?:dit|ze))|hoe (?:maak|doe) je (?:het|dit|ze))$/u,
  ],
  ['notes', /^informações adicionais$/u],
];

function spokenSection(heading: string): Section | null {
  const text = bareHeading(heading).toLowerCase().replace(/^[¿¡]/u, '').replaceAll('’', "'");
  return SPOKEN.find(([, named]) => named.test(text))?.[0] ?? null;
}

/** The section that a heading names, as recipes or as people in messages do. */
export const sectionNamed = (heading: string): Section | null =>
  sectionOf(heading) ?? spokenSection(heading);

/** Whether a heading only names its section. */
export const isBareSection = (heading: string): boolean =>
  isPlainSection(heading) || spokenSection(heading) !== null;
