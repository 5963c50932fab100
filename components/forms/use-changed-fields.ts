import { type SyntheticEvent, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The ids of a field and of the groups that it stands in, up to what holds them all. */
function idsUpTo(holder: HTMLElement, field: HTMLElement): readonly string[] {
  const { parentElement } = field;
  return [field.id, ...(parentElement && parentElement !== holder ? idsUpTo(holder, parentElement) : [])].filter(
    Boolean,
  );
}

/**
 * Fields of a form that the server has answered, and groups of them, by their ids, that were changed since: what it said
 * of them is over. `onInput` is for whatever the fields stand in.
 */
export function useChangedFields() {
  const [changed, setChanged] = useState(NONE);
  const onInput = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): void => {
    const ids = idsUpTo(currentTarget, target as HTMLElement);
    if (ids.some((id) => !changed.has(id))) setChanged(new Set([...changed, ...ids]));
  };
  return { onInput, isChanged: (id: string): boolean => changed.has(id) };
}
