import { hasMoreTerms, MOST_TERMS } from '@/lib/domain/order/search-terms';
import { DeskInput } from './DeskField';

type SearchInputProps = { readonly label: string; readonly value?: string; readonly hasFocus?: boolean };

/** What is looked for. Says so if it has more words than that. */
export function SearchInput({ label, value = '', hasFocus }: SearchInputProps) {
  const hint = hasMoreTerms(value) ? `Only the first ${MOST_TERMS} words are looked for.` : undefined;
  return <DeskInput {...{ label, value, hint, hasFocus }} name="search" type="search" width="wide" />;
}
