import { pizza, wraps } from './book/breads';
import { cereal, frenchToast, pancakes, porridge, smoothie } from './book/breakfasts';
import { curry } from './book/curries';
import { crumble, fruitBowl, hotChocolate, ricePudding } from './book/desserts';
import { frittata, omelette, shakshuka } from './book/eggs';
import { flatbread } from './book/flatbreads';
import { cheeseBake } from './book/gratins';
import { chilli, patties } from './book/mince';
import { casserole, traybake } from './book/ovens';
import { panFry } from './book/pans';
import { noodles, pasta } from './book/pasta';
import { PLAIN_MAINS } from './book/plainMains';
import { PLAIN_SMALL } from './book/plainSmall';
import { PLAIN_STARCHES } from './book/plainStarches';
import { PLAIN_VEGETABLES } from './book/plainVegetables';
import { bakedPotatoes } from './book/potatoes';
import { soup, stew } from './book/pots';
import { friedRice, pilaf } from './book/rice';
import { coldPlate, grainBowl, salad } from './book/salads';
import { eggsOnToast, sweetToast, toast, toastie } from './book/toasts';
import type { Dish } from './dish';

/** Every dish; of two that suit a list equally well, the earlier one is cooked first. */
export const BOOK: readonly Dish[] = [
  friedRice,
  pasta,
  panFry,
  traybake,
  stew,
  curry,
  casserole,
  chilli,
  noodles,
  shakshuka,
  frittata,
  eggsOnToast,
  omelette,
  pizza,
  wraps,
  salad,
  grainBowl,
  pilaf,
  soup,
  cheeseBake,
  bakedPotatoes,
  pancakes,
  crumble,
  frenchToast,
  porridge,
  cereal,
  toastie,
  toast,
  sweetToast,
  patties,
  hotChocolate,
  fruitBowl,
  smoothie,
  ricePudding,
  coldPlate,
  flatbread,
  ...PLAIN_MAINS,
  ...PLAIN_STARCHES,
  ...PLAIN_SMALL,
  ...PLAIN_VEGETABLES,
];
