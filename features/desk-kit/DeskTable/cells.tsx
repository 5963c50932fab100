import type { ReactNode } from 'react';

/** Renders the link of a row, with details below it. Pass a key, because cells are in a list. */
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

/** Renders a name, with the contact below it. */
export function PersonCell({ name, reach }: { readonly name: string; readonly reach: ReactNode }) {
  return (
    <span>
      {name}
      <br />
      {reach}
    </span>
  );
}
