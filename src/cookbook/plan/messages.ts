export const planMessages = {
  plan: 'Plan',
  planned: 'Planned',
  planTitle: (title: string) => `Plan ${title}`,
  heading: 'Planned dinners',
  serves: 'Servings',
  servings: (title: string) => `Servings of ${title}`,
  asWritten: 'as written',
  remove: 'Remove',
  shoppingList: 'Shopping list',
  thisRecipe: 'this recipe',
  removeTitle: (title: string) => `Remove ${title} from the plan`,
};
