import type { AnyStateMachine } from 'xstate';
import { namesOf, statesOf, transitionsOf } from './readChart';

/** Names that `setup` does not define, such as `guard "hasText"`. */
export function findUndefined({ root, implementations }: AnyStateMachine): string[] {
  const states = statesOf(root);
  const transitions = states.flatMap(transitionsOf);
  const used = {
    actors: states.flatMap(({ invoke }) => invoke.map(({ src }) => String(src))),
    actions: [
      ...states.flatMap(({ entry, exit }) => [...namesOf(entry), ...namesOf(exit)]),
      ...transitions.flatMap(({ actions }) => actions),
    ],
    guards: transitions.flatMap(({ guard }) => guard ?? []),
    delays: states.flatMap(({ after }) =>
      after.flatMap(({ delay }) => (typeof delay === 'string' ? delay : [])),
    ),
  };
  return Object.entries(used).flatMap(([kind, names]) =>
    [...new Set(names)]
      .filter((name) => !Object.hasOwn(implementations[kind as keyof typeof used], name))
      .map((name) => `${kind.slice(0, -1)} "${name}"`),
  );
}
