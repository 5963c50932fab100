import type { ReactNode } from 'react';

/** What a row is found by, and below it what it is. Give cells a key: they stand in a list. */
export function LinkCell({
  href,
  name,
  detail,
}: {
  readonly href: string;
  readonly name: string;
  readonly detail: string;
}) {
  return (
    <span>
      <a href={href}>
        <strong>{name}</strong>
      </a>
      <br />
      {detail}
    </span>
  );
}

/** Somebody, and below how to reach them. */
export function PersonCell({ name, reach }: { readonly name: string; readonly reach: ReactNode }) {
  return (
    <span>
      {name}
      <br />
      {reach}
    </span>
  );
}
