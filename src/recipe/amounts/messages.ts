export const messages = {
  servings: 'Servings',
  fewer: 'Fewer servings',
  more: 'More servings',
  original: 'Original amounts',
  notScaled: 'not scaled',
  scaled: (servings: number | string) => `The ingredients are for ${servings} now.`,
  limits: (fewest: number, most: number) => `From ${fewest} to ${most} servings.`,
  largerBatch: (written: string) =>
    `Times are for ${written}. A larger batch can take longer: check the middle.`,
  forThisStep: 'For this step',
  /** `amounts`: such as "half a teaspoon of salt, 2 tbsp oil". */
  stepAmounts: (amounts: string, written: string, servings: string) =>
    `Still for ${written}, and you're making ${servings}: ${amounts}.`,
  scaleToHave: 'Scale to what I have',
  iHave: 'I have',
  scale: 'Scale',
  /** `amount`: such as "500 g". */
  cannotScale: (amount: string) => `That can't be compared with ${amount}.`,
  /** `setting`: such as "250 degrees". */
  noScale: (setting: string) => `${setting}: the recipe doesn't say whether that is °C or °F.`,
};
