import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type InputFrom,
} from 'xstate';
import { pageMachine } from './page/pageMachine';

/** Starts an actor under an id. If an actor with that id is running, returns that one. */
export type StartActor = <Logic extends AnyActorLogic>(
  id: string,
  logic: Logic,
  input?: InputFrom<Logic>,
) => ActorRefFrom<Logic>;

/** The actors of a page, in one tree: they share the clock and the inspector, and stop together. */
export function createActors(options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> = {}) {
  const page = createActor(pageMachine, { ...options, id: 'page' }).start();

  function start<Logic extends AnyActorLogic>(
    id: string,
    logic: Logic,
    input?: InputFrom<Logic>,
  ): ActorRefFrom<Logic>;
  function start(id: string, logic: AnyActorLogic, input?: unknown): AnyActorRef | undefined {
    const find = () => page.getSnapshot().children[id];
    if (find()?.getSnapshot().status === 'active') return find();
    if (page.getSnapshot().status === 'stopped') return createActor(logic, { id, input });
    page.send({ type: 'actor.start', id, logic, input });
    return find();
  }

  return { start, stop: () => void page.stop() };
}

/** For a machine whose page has not given it this actor: the call fails and says so. */
export const notProvided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is not provided`));
