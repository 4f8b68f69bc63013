import { questionMessages as questions } from '../../questions/messages';

export const words = { questions };
