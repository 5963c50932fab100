import { ITEMS_FILES } from './drawing-files';
import type { Drawing } from './drawings';

/** Pieces as the picker shows them, to one scale. Which item is which piece: item-drawings.ts. */
export const PIECES = ITEMS_FILES satisfies Readonly<Record<string, Drawing>>;
