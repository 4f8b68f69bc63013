export const USUAL_LISTS = `
chicken, cream, garlic
chicken, rice, peas
chicken, potatoes, carrots
chicken breast, broccoli, pasta
chicken, tomatoes, onion
minced beef, onion, tomatoes
minced beef, potatoes, carrots
minced beef, pasta, cheese
beef, mushrooms, onion
steak, potatoes, butter
pork chops, apples, onion
sausages, potatoes, onion
bacon, eggs, bread
bacon, pasta, cream
ham, cheese, bread
salmon, potatoes, lemon
salmon, spinach, cream
cod, peas, potatoes
prawns, garlic, rice
tuna, pasta, sweetcorn
tuna, mayonnaise, bread
eggs, cheese, tomatoes
eggs, potatoes, onion
eggs, milk, flour
eggs, rice, spring onions
eggs, spinach, feta
pasta, tomatoes, cheese
pasta, mushrooms, cream
pasta, garlic, olive oil
rice, chickpeas, tomatoes
rice, beans, peppers
chickpeas, spinach, tomatoes
lentils, carrots, onion
tofu, broccoli, soy sauce
potatoes, cheese, leeks
potatoes, carrots, onion
courgettes, peppers, feta
bread, cheese, tomatoes
oats, milk, bananas
apples, flour, butter
`
  .trim()
  .split('\n');
