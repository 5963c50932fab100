import { hasMoreTerms, MOST_TERMS } from '@/lib/domain/order/search-words';
import { DeskInput } from './DeskField';

type SearchInputProps = { readonly label: string; readonly value?: string; readonly hasFocus?: boolean };

/** Renders the search field of the desk's lists, with a hint if the text has more words than the search uses. */
export function SearchInput({ label, value = '', hasFocus }: SearchInputProps) {
  const hint = hasMoreTerms(value) ? `Only the first ${MOST_TERMS} words are looked for.` : undefined;
  return (
    <DeskInput label={label} value={value} hint={hint} hasFocus={hasFocus} name="search" type="search" width="wide" />
  );
}
