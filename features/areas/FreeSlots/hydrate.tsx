import { hydrateRoot, type Root } from 'react-dom/client';
import type { SlotsContent } from '../types';
import { FreeSlots } from './FreeSlots';

/** React takes over the empty rows as the server sent them, and fills them. */
export function hydrate(container: HTMLElement, slots: SlotsContent): Root {
  return hydrateRoot(container, <FreeSlots slots={slots} />);
}
