import { FURNITURE, findFurniture } from '@/lib/domain/catalogue/furniture';
import type { SelectOption } from '@/components/ui/SelectField/SelectField';
import { LEFT_OUT, MEASURED, UNANSWERED, type PastedLine } from './pasted-lines';

/** The boxes that goods without a place of their own may go into. */
const BOXES = ['box_m', 'box_s', 'box_l', 'box_wardrobe', 'plastic_bin_l'];

/** Returns what a line may be: its likely readings, leaving it out, measuring it, then the rest of the catalogue. */
export function choicesOf({ entry: { item, others, isGuess, isPacked } }: PastedLine): readonly SelectOption[] {
  const near = isPacked ? BOXES.flatMap((id) => findFurniture(id) ?? []) : item ? [item, ...others] : others;
  const nearIds = new Set(near.map(({ id }) => id));
  const rest = FURNITURE.filter(({ id }) => !nearIds.has(id)).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const optionOf = ({ id, title }: { readonly id: string; readonly title: string }) => ({ value: id, label: title });
  const ways = [
    { value: MEASURED, label: 'Something else: I’ll give its measurements' },
    { value: LEFT_OUT, label: 'Leave it out' },
  ];
  const known = [...near.map(optionOf), ...ways, ...rest.map(optionOf)];
  if (item && !isGuess) return known;
  return [
    { value: UNANSWERED, label: 'Choose' },
    ...(item ? known : [...ways, ...near.map(optionOf), ...rest.map(optionOf)]),
  ];
}
