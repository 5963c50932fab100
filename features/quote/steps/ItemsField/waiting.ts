import { typesOfItem } from '@/lib/domain/catalogue/inventory';
import type { FieldErrors, HalfTyped } from '../../engine/types';

/** Keys of the half-typed texts. */
export const PASTED = 'pastedList';
export const DESCRIBED = 'ownItem';

/** Returns errors by field id for pasted or described items that are not on the list yet. */
export function unaddedItemErrors({ [PASTED]: pasted, [DESCRIBED]: described }: HalfTyped): FieldErrors {
  // `kinds` is '' until items are found, and '0' if the text left after adding names none.
  return {
    ...(pasted?.text?.trim() && pasted.kinds !== '0' && { 'pasted-list': pastedError(Number(pasted.kinds)) }),
    ...(hasText(described) && { 'own.title': describedError(described?.title?.trim() ?? '') }),
  };
}

function pastedError(kinds: number): string {
  if (!kinds)
    return 'What you pasted is not on your list yet. Press “Read my list” and add the items, or clear the field';
  return `${typesOfItem(kinds)} you pasted ${kinds === 1 ? 'is' : 'are'} not on your list yet. Add them, or clear the field`;
}

const hasText = (described: HalfTyped[string] | undefined): boolean =>
  ['title', 'length', 'width', 'height'].some((field) => described?.[field]?.trim());

const describedError = (title: string): string =>
  `${title ? `“${title}”` : 'What you measured'} is not on your list yet. Add it, or cancel`;
