import type { OwnItem } from './own-item';

/** The empty form for an item of the visitor's own. Apart from own-item.ts, whose rules load with the form. */
export const EMPTY_OWN_ITEM: OwnItem = { title: '', unit: 'cm', length: '', width: '', height: '' };
