import { createActor } from 'xstate';
import { picturesMachine } from '../../../machines/pictures/picturesMachine';
import { createStore } from '../../../src/browser/store';
import type { Pictures } from '../../../src/cookbook/pictures/createPictures';

/** For views of recipes without pictures. */
export const noPictures = () =>
  ({
    actor: createActor(picturesMachine).start(),
    kept: createStore(new Map()),
    prints: createStore(false),
    packing: createStore(null),
  }) as Partial<Pictures> as Pictures;
