import { Button } from '@/components/ui/Button/Button';
import type { LeadsView } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import { DeskSelect } from '../DeskForm/DeskField';
import { FilterForm } from '../DeskForm/DeskForm';
import { SearchInput } from '../DeskForm/SearchInput';
import { Paging } from '../DeskTable/Paging';
import { ListHeading } from '../Panel/Panel';
import { Sheet } from '../Panel/Sheet';
import { LeadCard } from './LeadCard';
import styles from './LeadsPage.module.scss';

const HANDLED = [
  { value: 'no', label: 'Not handled' },
  { value: 'yes', label: 'Handled' },
];

/** Whoever left a number or a question, the newest first. */
export function LeadsPage({ title, filters, types, leads, paging, csv }: LeadsView & { readonly title: string }) {
  return (
    <>
      <ListHeading title={title} csv={csv} />
      <Sheet>
        <FilterForm action={deskPath('leads')}>
          <SearchInput label="Name, email, phone or other words" value={filters.search} />
          <DeskSelect label="Type" name="type" options={types} value={filters.type} any="All" />
          <DeskSelect label="Status" name="handled" options={HANDLED} value={filters.handled} any="All" />
          <Button type="submit" kind="secondary">
            Search
          </Button>
        </FilterForm>
      </Sheet>
      <ul className={styles.list}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadCard {...lead} />
          </li>
        ))}
      </ul>
      {leads.length === 0 ? <p>No enquiries match your search.</p> : null}
      <Paging {...paging} />
    </>
  );
}
