import { type SyntheticEvent, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

function idsUpTo(holder: HTMLElement, field: HTMLElement): readonly string[] {
  const { parentElement } = field;
  return [field.id, ...(parentElement && parentElement !== holder ? idsUpTo(holder, parentElement) : [])].filter(
    Boolean,
  );
}

/** Returns which fields and groups changed since the server's answer. Put `onInput` on the element around them. */
export function useChangedFields() {
  const [changed, setChanged] = useState(NONE);
  const onInput = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): void => {
    const ids = idsUpTo(currentTarget, target as HTMLElement);
    if (ids.some((id) => !changed.has(id))) setChanged(new Set([...changed, ...ids]));
  };
  return { onInput, isChanged: (id: string): boolean => changed.has(id) };
}
