import type {
  Blindness,
  PictureProblem,
  Sight,
  Viewer,
} from '../../../machines/photo/photoMachine';
import { joinNames } from '../../ui/joinNames';

export const messages = {
  heading: 'Foods in a photo',
  finding: 'Looking up which model can see…',
  drawing: 'Reading the picture…',
  take: 'Take a photo',
  choose: 'Choose a picture',
  another: 'Choose another',
  file: 'Picture of your food',
  camera: 'Photo of your food',
  drop: 'Or paste a picture, or drop one on the page.',
  picture: 'The picture',
  send: 'Send picture',
  stop: 'Stop',
  tryAgain: 'Try again',
  models: 'Choose a model',
  copyText: 'Most phones can copy the text from a photo. Paste it as your list.',
  looking: (model: string) => `${model} is looking…`,
  failed: 'No model could look at your picture. Nothing was added.',
  guessed:
    'Check what it saw: a model can miss or mistake foods. Only plain foods that this page knows are ticked.',
  unchecked: ' · could not be checked',
  cooked: ' · cooked or unlabelled',
  wild: ' · only an expert can tell what this is',
  add: (foods: number) => (foods === 1 ? 'Add 1 food' : `Add ${foods} foods`),
  notLoaded: 'A part of this page could not be loaded. Close this and try again.',
  sending({ model, recipients }: Viewer): string {
    const leaveOut = 'Leave out people, letters and medicine.';
    if (recipients.length === 0)
      return `Shows this picture to ${model}, on this device. It goes nowhere else. ${leaveOut}`;
    const places = joinNames(recipients);
    return `Sends this picture to ${model} at ${places}, without place or time. This page doesn't keep it; they may. ${leaveOut}`;
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

export const outcomes: Record<Exclude<Sight['kind'], 'foods'>, string> = {
  none: 'No food found in this picture.',
  writing: "This finds foods. It doesn't read labels or recipes.",
};
