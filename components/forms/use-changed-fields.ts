import { type SyntheticEvent, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of a field and of its groups, up to `holder`. */
function idsUpTo(holder: HTMLElement, field: HTMLElement): readonly string[] {
  const { parentElement } = field;
  return [field.id, ...(parentElement && parentElement !== holder ? idsUpTo(holder, parentElement) : [])].filter(
    Boolean,
  );
}

/**
 * Returns the ids of fields and groups that changed since the server's answer, so that its errors about them can be
 * dropped. Put `onInput` on the element around the fields.
 */
export function useChangedFields() {
  const [changed, setChanged] = useState(NONE);
  const onInput = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): void => {
    const ids = idsUpTo(currentTarget, target as HTMLElement);
    if (ids.some((id) => !changed.has(id))) setChanged(new Set([...changed, ...ids]));
  };
  return { onInput, isChanged: (id: string): boolean => changed.has(id) };
}
