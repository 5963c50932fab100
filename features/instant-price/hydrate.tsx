import { hydrateRoot, type Root } from 'react-dom/client';
import { InstantPrice, type InstantPriceProps } from './InstantPrice/InstantPrice';

/**
 * React takes over the widget's markup as the server sent it; what was typed or chosen meanwhile stays. A widget that
 * goes in the middle of it (`isGone`) has nothing to recover.
 */
export function hydrate(container: HTMLElement, props: InstantPriceProps, isGone: () => boolean): Root {
  return hydrateRoot(container, <InstantPrice {...props} />, {
    onRecoverableError: (error) => !isGone() && reportError(error),
  });
}
