import {
  coldFishNote,
  cut,
  driedFirst,
  EGG_NOTE,
  PULSE_NOTE,
  panMinutes,
  theCut,
  untilDone,
} from './cooking';
import type { Dish, DishIngredients, DishOf, DishStep, Portion } from './dish';

/** A dish told in a few lines of text, which `tell` fills in. */
interface PlainDish<S extends string> extends Pick<DishOf<S>, 'kind' | 'slots'> {
  /** The slots of which one has to hold something from the list, with blanks between them. */
  any?: string;
  title: string;
  /** In °C, if it has to be hot at the start. */
  oven?: number;
  /** The slots whose foods are cut up first, with blanks between them. */
  cut?: string;
  /** Minutes, or how long the food in the slot `main` takes in a pan or on a tray. */
  steps: readonly (readonly [title: string, minutes: number | 'pan' | 'tray', text: string])[];
}

/** What a text can say about the first food of a slot. */
const SAID: Record<string, (portion: Portion) => string> = { cut, done: untilDone };

/**
 * Fills one `{…}`: `{main veg}` is "the chicken and peas", `{3 main veg}` "chicken and pea", and `{+3 main veg}`
 * "chicken and peas". `{cuts veg}` leaves out what is eaten whole.
 */
function fillIn(inside: string, ingredients: DishIngredients<string>): string {
  const [word = '', ...slots] = inside.split(' ');
  const first = slots[0] === undefined ? undefined : ingredients.first(slots[0]);
  const say = SAID[word];
  if (say) return first ? say(first) : '';
  if (word === 'cuts') return theCut(ingredients, ...slots);
  const most = Number(word);
  if (word.startsWith('+')) return ingredients.names(most, ...slots);
  return most > 0 ? ingredients.title(most, ...slots) : ingredients.the(word, ...slots);
}

/** Fills in a text. What is in `[…]` is left out if one of its `{…}` names nothing. */
function tell(text: string, ingredients: DishIngredients<string>): string {
  const isFull = (part: string) =>
    [...part.matchAll(/\{(.+?)\}/g)].every(([, inside = '']) =>
      // Some foods need no cutting.
      fillIn(inside.replace(/^cut /, ''), ingredients),
    );
  return text
    .replace(/\[(.*?)\]/g, (_, part: string) => (isFull(part) ? part : ''))
    .replace(/\{(.+?)\}/g, (_, inside: string) => fillIn(inside, ingredients))
    .replace(/ +/g, ' ')
    .trim();
}

/** What makes a dish with these foods safe. */
function noteFor(portions: readonly Portion[]): string {
  const withUse = (...uses: string[]) =>
    portions.find((portion) => uses.some((use) => portion.uses.has(use)));
  const fish = withUse('tinfish', 'smokedfish');
  if (withUse('pulse')) return PULSE_NOTE;
  if (withUse('egg')) return EGG_NOTE;
  if (fish) return coldFishNote(fish);
  if (withUse('pan', 'mince')) {
    return 'Raw meat and fish have their own board and knife, and hands are washed before anything else is touched.';
  }
  return 'What is left over keeps for two days in the fridge, if it was cooled within two hours.';
}

/** Makes a dish of a few lines. Such dishes come after the others, for who asks for another recipe. */
export function plainDish<S extends string>({
  title,
  any,
  oven,
  cut: toCut = '',
  steps,
  ...dish
}: PlainDish<S>): Dish {
  const slots = Object.keys(dish.slots);
  const write: Dish['write'] = (ingredients) => {
    const say = (text: string) => tell(text, ingredients);
    const main = ingredients.first('main');
    const minutesOf = (minutes: number | 'pan' | 'tray') =>
      typeof minutes === 'number'
        ? minutes
        : (main && (minutes === 'pan' ? panMinutes(main) : main.trayMinutes)) || 10;
    return {
      title: say(title),
      lead: '',
      tasks: {
        heading: 'Before you start',
        list: [
          oven !== undefined && `Heat the oven to ${oven} °C`,
          say(`[Cut {cuts ${toCut}} into small, even pieces]`),
          'Clear a board, and wash your hands',
        ],
      },
      parts: [
        driedFirst(ingredients, 'pulse'),
        {
          heading: 'Method',
          steps: steps.flatMap(([name, minutes, text]): DishStep[] => {
            const told = say(text);
            return told ? [[name, minutesOf(minutes), told]] : [];
          }),
        },
      ],
      note: noteFor(ingredients.all(...slots)),
    };
  };
  const suits: Dish['suits'] = any === undefined ? undefined : (has) => has(...any.split(' '));
  return { ...dish, suits, isPlain: true, write } as unknown as Dish;
}
