import type { Dish, DishIngredients, Portion, Slot } from './dish';
import { atMost, multiply } from './quantity';
import type { Item } from './reading';
import { listed } from './wording';

/** What a dish takes from a list, by slot. */
export type Filling = ReadonlyMap<string, readonly Portion[]>;

const UNIT_IN_NAME = /\b(fillet|steak|clove|stick|stalk|rib|bulb|loin)$/;

function wanted({ stock, states, uses }: Item, slot: Slot, isAlone: boolean): string {
  if (stock.shelf === 'herb' && states.has('dried') && !uses.has('bay')) return '1 tsp';
  if (uses.has('pulse') && states.has('dried')) return '120 g, dried';
  const amount = slot.amount && !uses.has('measured') ? slot.amount : stock.amount;
  if (!slot.doubles || !isAlone) return amount;
  return amount.replace(/^\d+(?! tin)/, (number) => String(Number(number) * 2));
}

function portionOf(item: Item, slot: Slot, isAlone: boolean): Portion {
  const { stock, name, states, uses, stated } = item;
  const full = atMost(wanted(item, slot, isAlone), stated, name.singular);
  const bare = UNIT_IN_NAME.test(name.singular)
    ? full.replace(/^(\S+) (?:fillet|steak|clove|stick|bulb)s?$/, '$1')
    : full;
  const isOne = bare === '1' || bare === '½';
  return {
    name,
    amount: states.has('can') ? bare.replace('tin', 'can') : bare,
    label: isOne ? name.singular : name.plural,
    uses,
    states,
    panMinutes: stock.panMinutes,
    trayMinutes: stock.trayMinutes,
    item,
  };
}

function fromCupboard(name: string, slot: Slot): Portion {
  const amounts: Record<string, string> = { salt: '½ tsp', 'black pepper': '¼ tsp' };
  return {
    name: { singular: name, plural: name },
    amount: slot.amount ?? amounts[name] ?? 'a little',
    label: name,
    uses: new Set([name]),
    states: new Set(),
    panMinutes: 0,
    trayMinutes: 0,
    item: undefined,
  };
}

/**
 * Gives each slot of a dish what fits it, in the order of the slots.
 *
 * @param items the known foods of a list, each once, in the larder's order
 * @returns undefined if the dish does not suit the list
 */
export function fill(dish: Dish, items: readonly Item[]): Filling | undefined {
  const filling = new Map<string, readonly Portion[]>();
  const taken = new Set<Item>();
  const has = (slot: string, use?: string) =>
    (filling.get(slot) ?? []).some(({ uses }) => use === undefined || uses.has(use));

  for (const [slotName, slot] of Object.entries(dish.slots)) {
    if (slot.when && !slot.when(has)) continue;
    const fits = slot.of.split(' ');
    const bars = slot.but?.split(' ') ?? [];
    const found = items
      .filter(
        (item) =>
          !taken.has(item) &&
          fits.some((use) => item.uses.has(use)) &&
          !bars.some((use) => item.uses.has(use)),
      )
      .slice(0, slot.most ?? 1);
    for (const item of found) taken.add(item);
    if (found.length > 0) {
      filling.set(
        slotName,
        found.map((item) => portionOf(item, slot, found.length === 1)),
      );
    } else if (slot.cupboard) {
      filling.set(slotName, [fromCupboard(slot.cupboard, slot)]);
    } else if (slot.need) {
      return undefined;
    }
  }

  const brought = (...slots: string[]) =>
    slots.flatMap((slot) => filling.get(slot) ?? []).filter(({ item }) => item !== undefined)
      .length;
  const suits = dish.suits?.((...slots) => brought(...slots) > 0, brought) ?? true;
  return suits ? filling : undefined;
}

/**
 * Multiplies the amounts of a dish.
 *
 * @returns `short`: the foods that the visitor has too little of
 */
export function scale(filling: Filling, factor: number): { filling: Filling; short: Portion[] } {
  const short: Portion[] = [];
  const scaled = new Map<string, readonly Portion[]>();
  for (const [slot, portions] of filling) {
    scaled.set(
      slot,
      portions.map((portion) => {
        const { item, name } = portion;
        const amount = multiply(portion.amount, factor);
        if (factor > 1 && atMost(amount, item?.stated, name.singular) !== amount)
          short.push(portion);
        const isOne = amount === '1' || amount === '½';
        return { ...portion, amount, label: isOne ? name.singular : name.plural };
      }),
    );
  }
  return { filling: scaled, short };
}

/** Lets a dish ask what its slots hold. */
export function ingredientsOf(filling: Filling): DishIngredients<string> {
  const all = (...slots: string[]) => slots.flatMap((slot) => filling.get(slot) ?? []);
  return {
    usesList: [...filling.values()].flat().some(({ item }) => item !== undefined),
    all,
    has: (...slots) => all(...slots).length > 0,
    first: (slot) => filling.get(slot)?.[0],
    the: (...slots) => {
      const labels = all(...slots).map(({ label }) => label);
      return labels.length > 0 ? `the ${listed(labels)}` : '';
    },
    title: (most, ...slots) =>
      listed(
        all(...slots)
          .slice(0, most)
          .map(({ name }) => name.singular),
      ),
    names: (most, ...slots) =>
      listed(
        all(...slots)
          .slice(0, most)
          .map(({ label }) => label),
      ),
  };
}
