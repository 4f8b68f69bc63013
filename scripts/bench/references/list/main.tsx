import { type SubmitEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';

/** Lists ingredients and shows a recipe, as plainly as React can. */
function RecipeAssistant({ startWith }: { startWith: string[] }) {
  const [ingredients, setIngredients] = useState(startWith);
  const [recipe, setRecipe] = useState('');

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const ingredient = String(new FormData(form).get('ingredient'));
    setIngredients([...ingredients, ingredient]);
    form.reset();
  }

  async function ask() {
    const response = await fetch('https://router.huggingface.co/v1/chat/completions', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: ingredients.join(', ') }] }),
    });
    const { choices } = await response.json();
    setRecipe(choices[0].message.content);
  }

  return (
    <main>
      <form onSubmit={add}>
        <input name="ingredient" aria-label="Ingredient" autoComplete="off" />
        <button type="submit">Add ingredient</button>
      </form>
      <ul>
        {ingredients.map((ingredient) => (
          <li key={ingredient}>{ingredient}</li>
        ))}
      </ul>
      <button type="button" onClick={ask}>
        Get a recipe
      </button>
      <Markdown>{recipe}</Markdown>
    </main>
  );
}

const count = Number(new URLSearchParams(location.search).get('ingredients'));
const startWith = Array.from({ length: count }, (_, index) => `ingredient number ${index + 1}`);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RecipeAssistant startWith={startWith} />);
