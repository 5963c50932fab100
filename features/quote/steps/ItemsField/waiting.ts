import { typesOfItem } from '@/components/inventory/types-of-item';
import type { FieldErrors, HalfTyped } from '../../engine/types';

export const PASTED = 'pastedList';
export const DESCRIBED = 'ownItem';

/** Returns errors about typed items that are not on the list. A text without items (kinds '0') causes none. */
export function waitingItems({ [PASTED]: pasted, [DESCRIBED]: described }: HalfTyped): FieldErrors {
  return {
    ...(pasted?.text?.trim() && pasted.kinds !== '0' && { 'pasted-list': pastedText(Number(pasted.kinds)) }),
    ...(hasWords(described) && { 'own.title': describedText(described?.title?.trim() ?? '') }),
  };
}

function pastedText(kinds: number): string {
  if (!kinds)
    return 'What you pasted is not on your list yet. Press “Read my list” and add the items, or clear the field';
  return `${typesOfItem(kinds)} you pasted ${kinds === 1 ? 'is' : 'are'} not on your list yet. Add them, or clear the field`;
}

const hasWords = (described: HalfTyped[string] | undefined): boolean =>
  ['title', 'length', 'width', 'height'].some((field) => described?.[field]?.trim());

const describedText = (title: string): string =>
  `${title ? `“${title}”` : 'What you measured'} is not on your list yet. Add it, or cancel`;
