import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import type { SelectOption } from '@/components/ui/SelectField/SelectField';
import { LEFT_OUT, MEASURED, UNANSWERED, type PastedLine } from './pasted-lines';

/** What a line may be: its likely readings first, then, for what is unknown, everything else and measuring it. */
export function choicesOf({ entry }: PastedLine): readonly SelectOption[] {
  const near = entry.item ? [entry.item, ...entry.others] : entry.others;
  const named = near.map(({ id, title }) => ({ value: id, label: title }));
  if (entry.item) return [...named, { value: LEFT_OUT, label: 'None of these, leave it out' }];
  const nearIds = new Set(near.map(({ id }) => id));
  const rest = FURNITURE.filter(({ id }) => !nearIds.has(id)).map(({ id, title }) => ({ value: id, label: title }));
  return [
    { value: UNANSWERED, label: 'Choose' },
    { value: MEASURED, label: 'Something else: I’ll give its measurements' },
    { value: LEFT_OUT, label: 'Leave it out' },
    ...named,
    ...rest.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  ];
}
