import type { ChangeKind } from './types';

/** The name of a change: on the order page, as the heading of its own page, and as its document title. */
export const CHANGE_TITLES: Readonly<Record<ChangeKind, string>> = {
  slot: 'Move to another day or time',
  items: 'Add or remove items and services',
  cancel: 'Cancel this order',
};
