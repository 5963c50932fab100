import { type SyntheticEvent, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Fields of a form that the server has answered, by their ids, that were changed since: what it said of them is over.
 * `onInput` is for whatever the fields stand in.
 */
export function useChangedFields() {
  const [changed, setChanged] = useState(NONE);
  const onInput = ({ target }: SyntheticEvent<HTMLElement>): void => {
    const { id } = target as HTMLElement;
    if (!changed.has(id)) setChanged(new Set([...changed, id]));
  };
  return { onInput, isChanged: (id: string): boolean => changed.has(id) };
}
