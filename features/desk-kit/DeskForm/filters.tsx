import { MOST_TERMS, hasMoreTerms } from '@/lib/domain/order/search-words';
import { DeskInput, DeskSelect } from './DeskField';
import { Sheet } from '../Panel/Panel';
import { FilterForm } from './DeskForm';

type SearchInputProps = { readonly label: string; readonly value?: string; readonly hasFocus?: boolean };

/** Renders the search field of the desk's lists, with a hint if the text has more words than the search uses. */
export function SearchInput({ label, value = '', hasFocus }: SearchInputProps) {
  const hint = hasMoreTerms(value) ? `Only the first ${MOST_TERMS} words are looked for.` : undefined;
  return (
    <DeskInput label={label} value={value} hint={hint} hasFocus={hasFocus} name="search" type="search" width="wide" />
  );
}

type StateFilterProps = {
  readonly action: string;
  readonly states: Parameters<typeof DeskSelect>[0]['options'];
  readonly value: string;
};

export function StateFilter({ action, states, value }: StateFilterProps) {
  return (
    <Sheet>
      <FilterForm action={action} submit="Show">
        <DeskSelect label="Status" name="state" options={states} value={value} any="All" />
      </FilterForm>
    </Sheet>
  );
}

/** Renders the choice of the day that a page shows. */
export const DayFilter = ({ action, date }: { readonly action: string; readonly date: string }) => (
  <FilterForm action={action} submit="Show">
    <DeskInput label="Day" name="date" type="date" value={date} required />
  </FilterForm>
);
