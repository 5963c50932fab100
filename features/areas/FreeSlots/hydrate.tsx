import { hydrateRoot, type Root } from 'react-dom/client';
import type { SlotsContent } from '../types';
import { FreeSlots } from './FreeSlots';

/** Hydrates the empty rows of the server's markup and loads the free slots into them. */
export function hydrate(container: HTMLElement, slots: SlotsContent): Root {
  return hydrateRoot(container, <FreeSlots slots={slots} />);
}
