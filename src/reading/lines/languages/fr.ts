import type { Words } from './Words';

export const fr: Words = {
  ingredients:
    'il (?:te|nous) faut|ce dont (?:vous avez|tu as|on a) besoin|(?:vous aurez|tu auras) besoin de|les courses',
  method: 'comment (?:on fait|je (?:la |le |les )?fais)|on fait comment|proc',
  furniture:
    'publicit|(?:tout )?ajouter (?:tout )?(?:au|à)|imprimer|partager|par [\\p{Lu}]|de :|à :|objet :|(?:rif|enc) ?:',
  labels: 'accueil|recettes',
  comments: 'commentaires?|avis',
  greetings: 'bises|bisous|gros bisous|à bientôt|cordialement|amicalement|envoyé d',
  contains: '(?:peut )?conten(?:ir|ant)|contient',
  credit: 'recette de',
  served: 'pour (?:le )?(?:serv|garni)|garni',
  some: 'au goût',
  dangling: 'de|du|des|et|ou|avec',
  ofRecipe: '(?:de|pour) (?:la|cette) recette',
  wrote: 'a écrit',
};
