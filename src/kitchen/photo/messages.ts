import type {
  Aim,
  Blindness,
  PictureProblem,
  Sight,
  Viewer,
} from '../../../machines/photo/photoMachine';
import { joinNames } from '../../ui/joinNames';

export const messages = {
  headings: { foods: 'Foods in a photo', recipe: 'From a photo' } satisfies Record<Aim, string>,
  finding: 'Looking up which model can see…',
  drawing: 'Reading the picture…',
  take: 'Take a photo',
  choose: 'Choose a picture',
  another: 'Another picture',
  file: 'Picture of your food',
  camera: 'Photo of your food',
  drop: 'Or paste a picture, or drop one on the page.',
  most: 'Up to four pictures.',
  picture: 'The picture',
  send: (pictures: number): string => (pictures > 1 ? 'Send pictures' : 'Send picture'),
  stop: 'Stop',
  tryAgain: 'Try again',
  models: 'Choose a model',
  copyText: 'Most phones can copy the text from a photo. Paste it instead.',
  looking: (model: string) => `${model} is looking…`,
  failed: 'No model could look at your picture. Nothing was added.',
  guessed:
    'Check what it saw: a model can miss or mistake foods. Only plain foods that this page knows are ticked.',
  unchecked: ' · could not be checked',
  cooked: ' · cooked or unlabelled',
  wild: ' · only an expert can tell what this is',
  add: (foods: number) => (foods === 1 ? 'Add 1 food' : `Add ${foods} foods`),
  notLoaded: 'A part of this page could not be loaded. Close this and try again.',
  sending({ model, recipients }: Viewer, aim: Aim, pictures: number): string {
    const what = pictures > 1 ? 'these pictures' : 'this picture';
    const advice = {
      foods: 'Leave out people, letters and medicine.',
      recipe: 'Cover names and addresses.',
    }[aim];
    if (recipients.length === 0)
      return `Shows ${what} to ${model}, on this device and nowhere else. ${advice}`;
    const places = joinNames(recipients);
    return `Sends ${what} to ${model} at ${places}, without place or time. This page doesn't keep ${pictures > 1 ? 'them' : 'it'}; they may. ${advice}`;
  },
  blindness({ model, isKnown, others }: Blindness): string {
    const why = model
      ? isKnown
        ? `${model} isn't known to accept pictures here.`
        : `This page can't find out whether ${model} accepts pictures.`
      : 'No model is connected that accepts pictures.';
    const names = joinNames(others, 'disjunction');
    return others.length > 0 ? `${why} With your own account, ${names} can.` : why;
  },
};

export const problems: Record<PictureProblem, string> = {
  unreadable: "This picture is damaged, or this browser can't read it. Choose another.",
  noPicture: "This page can't read this picture. Choose a JPEG, a PNG or a WebP.",
  heic: "This browser can't read HEIC or AVIF pictures. Save it as a JPEG, or take a screenshot of it.",
  tooLarge: 'This file is larger than 30 MB. Choose a smaller one.',
  tooManyPixels: 'This picture has more than 64 megapixels. Take a screenshot of it.',
};

export const outcomes: Record<Exclude<Sight['kind'], 'foods' | 'text'>, string> = {
  none: 'Nothing was found in this picture.',
  writing: "This finds foods. It doesn't read labels or recipes.",
};
