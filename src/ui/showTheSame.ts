/** Its kind says which fields it has. */
export const showTheSame = <Shown extends { kind: string }>(one: Shown, other: Shown): boolean =>
  Object.entries(one).every(([field, value]) => other[field as keyof Shown] === value);
