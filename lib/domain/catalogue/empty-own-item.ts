import type { OwnItem } from './own-item';

/** Nothing described yet. Apart from the rules of what is: those come with the form. */
export const EMPTY_OWN_ITEM: OwnItem = { title: '', unit: 'cm', length: '', width: '', height: '' };
