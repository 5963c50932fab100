import { DeskInput, FilterForm, StateFilter } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, LinkCell, Paging, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, Sheet, StateTag, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { RentalLine, StorageView } from '@/lib/contracts/desk-storage';
import { deskPath } from '@/lib/routes';

const COLUMNS: readonly DeskColumn<RentalLine>[] = [
  { title: 'Storage', cell: ({ href, reference, name }) => <LinkCell href={href} name={reference} detail={name} /> },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'Unit', cell: UnitCell },
  { title: 'Since', cell: ({ since }) => since },
  { title: 'Paid until', cell: ({ paidUntil }) => paidUntil },
  { title: 'Next payment', cell: ({ next }) => next },
  { title: 'Unpaid', cell: ({ owed }) => owed },
];

const SIZE_COLUMNS: readonly DeskColumn<StorageView['sizes'][number]>[] = [
  { title: 'Unit', cell: ({ title }) => title },
  { title: 'Free', isNumber: true, cell: ({ free }) => inThousands(free) },
  { title: 'Occupied', isNumber: true, cell: ({ occupied }) => inThousands(occupied) },
  { title: 'Held', isNumber: true, cell: ({ held }) => inThousands(held) },
  { title: 'In all', isNumber: true, cell: ({ capacity }) => inThousands(capacity) },
];
const inThousands = (count: number): string => count.toLocaleString('en-GB');

/** Renders all rentals with their unit, paid period and open charges, and the number of free units of each size. */
export function StoragePage({ title, filters, states, sizes, rentals, paging, csv }: Titled<StorageView>) {
  return (
    <>
      <PageHeading title={title} />
      <StateFilter action={deskPath('storage')} states={states} value={filters.state} />
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={rentals} empty="No storage matches." />
        <Paging {...paging} />
      </Sheet>
      <Sheet>
        <DeskTable caption="Units" columns={SIZE_COLUMNS} rows={sizes} />
      </Sheet>
      <Panel title="For the bookkeeper">
        <FilterForm action={csv.path} submit="Save payments and refunds as CSV">
          <DeskInput label="From" name="from" type="date" value={csv.from} />
          <DeskInput label="To" name="to" type="date" value={csv.to} />
        </FilterForm>
      </Panel>
    </>
  );
}

function UnitCell({ unit, nextUnit }: RentalLine) {
  return (
    <span>
      {unit}
      {nextUnit ? (
        <>
          <br />
          moves into {nextUnit}
        </>
      ) : null}
    </span>
  );
}
