export const planMessages = {
  plan: 'Plan',
  planned: 'Planned',
  planTitle: (title: string) => `Plan ${title}`,
  heading: 'To cook',
  serves: 'Servings',
  servings: (title: string) => `Servings of ${title}`,
  asWritten: 'as written',
  remove: 'Take off',
  shoppingList: 'Shopping list',
  thisRecipe: 'this recipe',
  removeTitle: (title: string) => `Take ${title} off the plan`,
};
