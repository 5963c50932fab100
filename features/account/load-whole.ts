import { useEffect } from 'react';

/** Reloads the page after a client-side navigation to the account, because only the server can draw its units. */
export function LoadWhole(): null {
  useEffect(() => window.location.reload(), []);
  return null;
}
