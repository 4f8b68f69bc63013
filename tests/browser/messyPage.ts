export const MESSY_PAGE = `The Plum Almanac
Home
Subscribe
flat into the tin, plums on it
bake for 45 minutes in a hot oven
Plum cake
serves 8
Dough of
300 g flour
150 g butter
2 eggs
and on top
1 kg plums
may contain traces of sesame
More from the almanac
Peanut brittle
Soups`;

/** It drops the peanuts of another recipe, and nothing else. */
export const MESSY_ANSWER = `Plum cake
serves 8

Ingredients
Dough of:
300 g flour
150 g butter
2 eggs
and on top:
1 kg plums

Method
flat into the tin, plums on it
bake for 45 minutes in a hot oven

Notes
may contain traces of sesame`;
