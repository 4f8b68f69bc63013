import type { PageWords } from './PageWords';

export const fr: PageWords = {
  furniture:
    'publicit|(?:tout )?ajouter (?:tout )?(?:au|à)|imprimer|aller (?:au|à)|faire mes courses|comparer les prix|voir la liste|partager|par [\\p{Lu}]|de :|à :|objet :|(?:rif|enc) ?:',
  labels: 'accueil|recettes',
  comments: 'commentaires?|avis',
  greetings: 'bises|bisous|gros bisous|à bientôt|cordialement|amicalement|envoyé d',
  contains: '(?:peut )?conten(?:ir|ant)|contient',
  credit: 'recette de',
  some: 'au goût',
  ofRecipe: '(?:de|pour) (?:la|cette) recette',
  wrote: 'a écrit',
  warnings: 'attent?i|avert',
  adverts: 'commission',
  nutrition: 'nutri',
};
