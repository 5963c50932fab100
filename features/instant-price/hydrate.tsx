import { hydrateRoot, type Root } from 'react-dom/client';
import { InstantPrice, type InstantPriceProps } from './InstantPrice/InstantPrice';

/** React takes over the widget's markup as the server sent it; what was typed or chosen meanwhile stays. */
export function hydrate(container: HTMLElement, props: InstantPriceProps): Root {
  return hydrateRoot(container, <InstantPrice {...props} />);
}
