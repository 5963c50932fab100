import { hydrateRoot, type Root } from 'react-dom/client';
import { InstantPrice, type InstantPriceProps } from './InstantPrice/InstantPrice';

/**
 * Hydrates the widget's server markup, and keeps the typed or chosen values. If the widget is removed meanwhile
 * (`isGone`), recoverable errors are not reported.
 */
export function hydrate(container: HTMLElement, props: InstantPriceProps, isGone: () => boolean): Root {
  return hydrateRoot(container, <InstantPrice {...props} />, {
    onRecoverableError: (error) => !isGone() && reportError(error),
  });
}
