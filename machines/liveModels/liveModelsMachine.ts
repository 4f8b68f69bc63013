import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';

export interface Offer {
  id: string;
  /** The model's name with the provider's, which makes the router ask only this provider. */
  name: string;
  provider: string;
  /** What a million tokens cost, in US dollars; undefined if unknown. */
  prices: Record<'input' | 'output', number> | undefined;
  /** How long a recipe takes, in s; undefined if unknown. */
  seconds: number | undefined;
  /** What a recipe costs, in US cents; undefined if unknown. */
  cents: number | undefined;
  isFree: boolean;
}

/** A model that is live, with all who serve it: the fastest first. */
export interface LiveModel {
  id: string;
  takesImages: boolean;
  offers: readonly [Offer, ...Offer[]];
}

export interface LiveList {
  models: readonly LiveModel[];
  /** At most three, which write recipes well. */
  good: readonly Offer[];
}

/** What the router says. `hasToken`: the page could ask again, with the token of the visitor's connection. */
export type RouterAnswer =
  | { kind: 'found'; list: LiveList }
  | { kind: 'refused'; hasToken: boolean }
  | { kind: 'missing' };

type LiveModelsEvent =
  /** The visitor sees where the list belongs. */
  | { type: 'list.show' }
  /** The page needs the list now. */
  | { type: 'list.find' }
  /** Another connection is in use, and has a token. */
  | { type: 'token.arrive' };

/** `askRouter` reads the token itself, so no event has it. */
export const liveModelsMachine = setup({
  types: {
    context: {} as LiveList,
    events: {} as LiveModelsEvent,
    tags: {} as 'asking',
  },
  actors: {
    askRouter: fromPromise<RouterAnswer, { withToken: boolean }>(notProvided('askRouter')),
  },
  actions: {
    storeList: assign((_, answer: RouterAnswer) => (answer.kind === 'found' ? answer.list : {})),
  },
  guards: {
    isFound: (_, { kind }: RouterAnswer) => kind === 'found',
    isRefused: (_, { kind }: RouterAnswer) => kind === 'refused',
    canShowToken: (_, answer: RouterAnswer) => answer.kind === 'refused' && answer.hasToken,
  },
}).createMachine({
  id: 'liveModels',
  description:
    'The list of models that the hub’s router can call. The page asks for it once, unless it is missing.',
  context: { models: [], good: [] },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No view has needed the list yet.',
      on: { 'list.show': 'asking', 'list.find': 'asking' },
    },
    asking: {
      description: 'The page asks without a token: the router seldom wants one.',
      tags: 'asking',
      invoke: {
        id: 'router',
        src: 'askRouter',
        input: { withToken: false },
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'storeList', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'canShowToken', params: ({ event }) => event.output },
            target: 'askingWithToken',
          },
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'missing' },
        ],
        onError: 'missing',
      },
    },
    askingWithToken: {
      description: 'The router has wanted a token, and gets that of the connection in use.',
      tags: 'asking',
      invoke: {
        id: 'router',
        src: 'askRouter',
        input: { withToken: true },
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'storeList', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: 'missing',
      },
    },
    found: { description: 'The visitor chooses from the list.' },
    refused: {
      description: 'The router wants a token, and the page has none. The visitor can enter a name.',
      on: { 'list.find': 'asking', 'token.arrive': 'askingWithToken' },
    },
    missing: {
      description: 'The page could not get the list. The visitor can enter a name.',
      on: { 'list.find': 'asking' },
    },
  },
});

export type LiveModelsActor = ActorRefFrom<typeof liveModelsMachine>;
