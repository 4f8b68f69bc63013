import { typingMessages as typing } from '../../../kitchen/list/typingMessages';

export const words = { typing };
