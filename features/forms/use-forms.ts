import { useEffect } from 'react';
import type { CallbackWays } from './CallbackPopup/CallbackPopup';
import { wakeForms } from './wake';

/** All forms of the site, from the one part of the frame that every page with forms has. Give facts that stay the same. */
export function useForms(ways: CallbackWays): void {
  useEffect(() => wakeForms(ways), [ways]);
}
