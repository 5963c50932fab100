import { Button } from '@/components/ui/Button/Button';
import type { StorageView, StoreLine } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import { DeskInput, DeskSelect } from '../DeskForm/DeskField';
import { FilterForm } from '../DeskForm/DeskForm';
import { DeskTable } from '../DeskTable/DeskTable';
import { Paging } from '../DeskTable/Paging';
import { FactRows } from '../Panel/FactRows';
import { PageHeading, Panel } from '../Panel/Panel';
import { Sheet } from '../Panel/Sheet';
import { StateTag } from '../Panel/StateTag';

const COLUMNS = [
  { title: 'Store' },
  { title: 'Status' },
  { title: 'Unit' },
  { title: 'Since' },
  { title: 'Paid until' },
  { title: 'Next payment' },
  { title: 'Open' },
];

/** Who is where, paid until when, and what is open for how long. */
export function StoragePage({
  title,
  filters,
  states,
  totals,
  stores,
  paging,
  csv,
}: StorageView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      {totals.length > 0 ? (
        <Panel title="Units">
          <FactRows facts={totals} />
        </Panel>
      ) : null}
      <Sheet>
        <FilterForm action={deskPath('storage')}>
          <DeskSelect label="Status" name="state" options={states} value={filters.state} any="All" />
          <Button type="submit" kind="secondary">
            Show
          </Button>
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={stores.map(rowOf)} empty="No stores match." />
        <Paging {...paging} />
      </Sheet>
      <Panel title="For the bookkeeper">
        <FilterForm action={csv.path}>
          <DeskInput label="From" name="from" type="date" value={csv.from} />
          <DeskInput label="To" name="to" type="date" value={csv.to} />
          <Button type="submit" kind="secondary">
            Save payments and refunds as CSV
          </Button>
        </FilterForm>
      </Panel>
    </>
  );
}

const rowOf = ({ reference, href, name, state, unit, since, paidUntil, next, owed }: StoreLine) => ({
  key: reference,
  cells: [
    <span key="store">
      <a href={href}>
        <strong>{reference}</strong>
      </a>
      <br />
      {name}
    </span>,
    <StateTag key="state" {...state} />,
    ...[unit, since, paidUntil, next, owed],
  ],
});
