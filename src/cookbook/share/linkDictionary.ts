/**
 * The most common words of recipes in seven languages, the most common last, to compress links of
 * version 2. A single changed character breaks every link: make a new version instead.
 */
export const LINK_DICTIONARY = `Dicas
Modo de preparo
Modo de Preparo
Rendimento: 4 porções
Tempo de preparo: 15 minutos
Tempo de cozimento: 30 minutos
Tempo total:
- 2 colheres de sopa de azeite
- 1 colher de chá de sal
- 1 xícara de farinha de trigo
- 3 dentes de alho picados
- 1 cebola picada
- Sal e pimenta-do-reino a gosto
- ovos, açúcar, manteiga, leite, queijo, frango, batatas, arroz, cheiro-verde
1. Em uma panela, aqueça o azeite em fogo médio e refogue a cebola e o alho até dourar.
2. Adicione os ingredientes e misture bem.
3. Pré-aqueça o forno a 180 °C. Leve ao forno por cerca de 40 minutos.
Deixe esfriar antes de servir. Sirva quente. Acrescente a água e cozinhe por 10 minutos.
Bereidingswijze
Bereiding
Ingrediënten
Bereidingstijd: 30 minuten
Voor 4 personen
- 2 eetlepels olijfolie
- 1 theelepel zout
- 1 ui, gesnipperd
- 2 teentjes knoflook, fijngehakt
- Peper en zout naar smaak
- 500 g aardappelen, bloem, boter, melk, eieren, kaas, kip, room, suiker
1. Verhit de olie in een grote pan op middelhoog vuur en bak de ui en knoflook.
2. Voeg de toe en roer goed door. Breng aan de kook en laat het geheel 20 minuten zachtjes koken.
3. Verwarm de oven voor op 200 °C. Breng op smaak met peper en zout. Serveer direct.
Tips
Eet smakelijk!
Buon appetito!
Preparazione
Procedimento
Ingredienti
Ingredienti per 4 persone
Tempo di preparazione: 15 minuti
Tempo di cottura: 30 minuti
- 2 cucchiai di olio extravergine d'oliva
- 1 cucchiaino di sale
- 1 cipolla tritata
- 1 spicchio d'aglio
- Sale e pepe q.b.
- 300 g di farina, burro, latte, uova, parmigiano grattugiato, pollo, patate, zucchero, acqua
1. In una padella scalda l'olio a fuoco medio e fai soffriggere la cipolla e l'aglio.
2. Aggiungi e mescola bene. Cuoci per circa 10 minuti, fino a quando
3. Preriscalda il forno a 180 °C. Lascia riposare per 5 minuti. Servi subito. Regola di sale e pepe.
Consigli
Consejos
Ingredientes
Preparación
Instrucciones
Elaboración
Porciones: 4
Tiempo de preparación: 15 minutos
Tiempo de cocción: 30 minutos
- 2 cucharadas de aceite de oliva
- 1 cucharadita de sal
- 1 taza de harina
- 1 cebolla picada
- 2 dientes de ajo picados
- Sal y pimienta al gusto
- huevos, azúcar, mantequilla, leche, queso, pollo, patatas, arroz, tomates
1. En una sartén grande, calienta el aceite a fuego medio y sofríe la cebolla y el ajo.
2. Añade y mezcla bien. Agrega el agua y deja cocer durante 20 minutos a fuego lento.
3. Precalienta el horno a 180 °C. Deja reposar unos minutos. Sirve caliente. hasta que estén dorados
Astuces
Conseils
Préparation
Ingrédients
Ingrédients (pour 4 personnes)
Instructions
Temps de préparation : 15 minutes
Temps de cuisson : 30 minutes
- 2 cuillères à soupe d'huile d'olive
- 1 cuillère à café de sel
- 1 oignon émincé
- 2 gousses d'ail hachées
- Sel et poivre du moulin
- 200 g de farine, 50 g de beurre, 3 œufs, 25 cl de lait, crème fraîche, fromage râpé, poulet, sucre
1. Dans une grande poêle, faites chauffer l'huile à feu moyen et faites revenir les oignons.
2. Ajoutez le et mélangez bien. Laissez mijoter pendant 20 minutes. Versez la
3. Préchauffez le four à 180 °C. Enfournez pour 30 minutes. Servez chaud. jusqu'à ce que
Guten Appetit!
Tipp:
Tipps
Zubereitung
Zutaten
Zutaten für 4 Portionen
Für 4 Personen
Portionen: 4
Vorbereitungszeit: 15 Minuten
Zubereitungszeit: 30 Minuten
Kochzeit: 
- 2 EL Olivenöl
- 1 TL Salz
- 1 Zwiebel, fein gewürfelt
- 2 Knoblauchzehen, gehackt
- Salz und Pfeffer nach Geschmack
- 250 g Mehl, 100 g Butter, 3 Eier, 200 ml Milch, Sahne, Käse, Kartoffeln, Zucker, Wasser, Gemüsebrühe
1. Das Öl in einem großen Topf bei mittlerer Hitze erhitzen und die Zwiebeln darin glasig dünsten.
2. Die dazugeben und unter Rühren anbraten. Mit der Brühe ablöschen und etwa 20 Minuten köcheln lassen.
3. Den Backofen auf 180 °C vorheizen. In einer Schüssel verrühren. Mit Salz und Pfeffer abschmecken und servieren.
","model":"mistralai/Mistral-7B-Instruct-v0.3"}","model":"Qwen/Qwen2.5-72B-Instruct"}","model":"google/gemma-2-27b-it"}","model":"deepseek-ai/DeepSeek-V3"}","model":"openai/gpt-oss-120b"}","model":"meta-llama/Llama-3.3-70B-Instruct"}","model":"mistralai/Mixtral-8x7B-Instruct-v0.1"}","model":null}
https://www.youtube.com/watch?v=
| Ingredient | Amount |
| --- | --- |
Certainly! Here's a recipe that you can make with the ingredients you have:
Here is a delicious recipe using your ingredients:
**Note:** Feel free to adjust the seasoning to taste. If you don't have, you can substitute
Store leftovers in an airtight container in the refrigerator for up to 3 days.
### For the sauce
### Equipment
## Nutrition (per serving)
Calories: 
Protein: 
Enjoy your delicious meal!
Enjoy!
Let me know if you'd like me to
## Tips
## Notes
### Tips
**Tips:**
**Ingredients:**
**Instructions:**
### Ingredients
### Instructions
Method
Directions
Difficulty: Easy
Yield: 
**Servings:** 4
**Prep time:** 15 minutes
**Cook time:** 20 minutes
**Total time:** 35 minutes
*Serves 4 | Prep: 10 min | Cook: 25 min*
A quick, easy and comforting one-pan dinner with
- 1 pound (450 g) boneless, skinless chicken breasts, cut into bite-sized pieces
- 2 tablespoons olive oil, divided
- 1 tablespoon soy sauce
- 1 teaspoon ground cumin
- 1/2 teaspoon smoked paprika
- 1/4 teaspoon red pepper flakes (optional)
- 1 cup (240 ml) vegetable broth
- 1/2 cup grated Parmesan cheese
- 1 large onion, finely chopped
- 3 cloves garlic, minced
- 1 red bell pepper, sliced
- 2 medium carrots, peeled and diced
- 1 can (14 oz) diced tomatoes, drained and rinsed
- 200 g rice
- 2 large eggs, beaten
- 1 cup all-purpose flour
- 1 tablespoon butter, softened, melted, unsalted
- 1/2 cup milk, heavy cream, sugar, brown sugar, honey, baking powder, vanilla extract
- 1 tbsp lemon juice, chili powder, coconut milk, cornstarch, ginger, thyme, oregano, basil, potatoes, mushrooms, spinach, pasta, beans
- Fresh parsley, chopped (for garnish)
- Salt and freshly ground black pepper, to taste
- Salt and pepper to taste
1. **Prepare the vegetables:** Wash and chop the
2. **Heat the oil:** In a large skillet, heat the olive oil over medium-high heat. Add the onion and garlic and cook until softened, about 5 minutes.
3. **Add the** and cook, stirring occasionally, for 2-3 minutes, until fragrant.
4. **Simmer:** Bring to a boil, then reduce the heat to low, cover, and simmer for 15-20 minutes, or until the sauce thickens
5. Preheat the oven to 400°F (200°C) and line a baking sheet with parchment paper. Preheat your oven to 350°F (180 °C). Grease a loaf pan.
6. Meanwhile, cook the pasta in a large pot of salted boiling water according to package instructions. Drain and set aside.
7. In a large bowl, whisk together the eggs, milk, and salt. Stir in the flour until just combined. Pour the batter into the prepared pan and bake for 25 minutes, or until golden brown and a toothpick inserted into the center comes out clean.
8. Season with salt and pepper. Return to the pan and toss to combine. Remove from the heat and let it rest for 5 minutes before slicing. Flip and cook on the other side for another 3 minutes, or until cooked through.
9. **Serve:** Garnish with chopped fresh parsley or cilantro and serve immediately. Serve hot with rice or crusty bread. Taste and adjust seasoning.

## Ingredients

- 

## Instructions

1. 

## Method

1. {"recipe":"# `;
