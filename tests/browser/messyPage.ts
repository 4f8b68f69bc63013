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

export const MESSY_ANSWER =
  'title 6\nservings 7\ngroup 8\ningredients 9-11\ngroup 12\ningredients 13\nsteps 4-5';
