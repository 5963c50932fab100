import { useEffect } from 'react';

/**
 * Where the router has changed to a page of the account without loading it: it is loaded whole, because its drawings come
 * with the server's markup, and what draws them is no code for a browser.
 */
export function LoadWhole(): null {
  useEffect(() => window.location.reload(), []);
  return null;
}
