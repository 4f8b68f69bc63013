import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const words: Words['photo'] = {
  photo: {
    heading: 'Aliments sur une photo',
    finding: 'Recherche d’un modèle qui lit les images…',
    drawing: 'Lecture de l’image…',
    take: 'Prendre une photo',
    choose: 'Choisir une image',
    another: 'En choisir une autre',
    file: 'Image de tes aliments',
    camera: 'Photo de tes aliments',
    drop: 'Ou colle une image, ou dépose-la sur la page.',
    picture: 'L’image',
    send: 'Envoyer l’image',
    stop: 'Arrêter',
    tryAgain: 'Réessayer',
    models: 'Choisir un modèle',
    copyText: 'La plupart des téléphones savent copier le texte d’une photo. Colle-le comme liste.',
    looking: (model) => `${model} regarde…`,
    failed: 'Aucun modèle n’a pu regarder ton image. Rien n’a été ajouté.',
    guessed:
      'Vérifie ce que le modèle a vu : il peut oublier ou confondre des aliments. Seuls les aliments simples que cette page connaît sont cochés.',
    unchecked: ' · impossible à vérifier',
    cooked: ' · cuisiné ou sans étiquette',
    wild: ' · seul un expert peut dire ce que c’est',
    add: (foods) => (foods === 1 ? 'Ajouter 1 aliment' : `Ajouter ${foods} aliments`),
    notLoaded: 'Impossible de charger une partie de cette page. Ferme ceci et réessaie.',
    sending({ model, recipients }) {
      const leaveOut = 'Ne photographie ni personnes, ni courrier, ni médicaments.';
      return recipients.length === 0
        ? `Cette image sera montrée à ${model}, sur cet appareil. Personne ne la reçoit. ${leaveOut}`
        : `Cette image sera envoyée à ${model} chez ${joinNames(recipients)}, sans lieu ni heure. Cette page ne la garde pas ; eux, peut-être. ${leaveOut}`;
    },
    blindness({ model, isKnown, others }) {
      const why = model
        ? isKnown
          ? `Rien n’indique ici que ${model} accepte les images.`
          : `Cette page ne peut pas savoir si ${model} accepte les images.`
        : 'Aucun modèle connecté n’accepte les images.';
      return others.length > 0
        ? `${why} Avec ton propre compte, c’est possible avec ${joinNames(others, 'disjunction')}.`
        : why;
    },
  },
  photoOutcomes: {
    none: 'Aucun aliment trouvé sur cette image.',
    writing: 'Ici, la page trouve des aliments. Elle ne lit ni les étiquettes ni les recettes.',
  },
  pictureProblems: {
    unreadable:
      'Cette image est abîmée, ou ce navigateur ne peut pas la lire. Choisis-en une autre.',
    noPicture: 'Cette page ne peut pas lire cette image. Choisis un JPEG, un PNG ou un WebP.',
    heic: 'Ce navigateur ne peut pas lire les images HEIC ou AVIF. Enregistre-la en JPEG, ou fais-en une capture d’écran.',
    tooLarge: 'Ce fichier dépasse 30 Mo. Choisis-en un plus petit.',
    tooManyPixels: 'Cette image dépasse 64 mégapixels. Réduis-la, ou fais-en une capture d’écran.',
  },
};
