import { Button } from '@/components/ui/Button';
import { DeskInput } from '@/features/desk-kit/DeskForm/DeskField';
import { FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { StateFilter } from '@/features/desk-kit/DeskForm/filters';
import { DeskTable, LinkCell, Paging } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, Sheet, StateTag } from '@/features/desk-kit/Panel/Panel';
import type { RentalLine, StorageView } from '@/lib/contracts/desk-storage';
import { deskPath } from '@/lib/routes';

const COLUMNS = [
  { title: 'Storage' },
  { title: 'Status' },
  { title: 'Unit' },
  { title: 'Since' },
  { title: 'Paid until' },
  { title: 'Next payment' },
  { title: 'Open' },
];

const SIZE_COLUMNS = [
  { title: 'Unit' },
  { title: 'Free', isNumber: true },
  { title: 'Occupied', isNumber: true },
  { title: 'Held', isNumber: true },
  { title: 'In all', isNumber: true },
];
const inThousands = (count: number): string => count.toLocaleString('en-GB');

/** Renders all rentals with their unit, paid period and open charges, and the number of free units of each size. */
export function StoragePage({
  title,
  filters,
  states,
  sizes,
  rentals,
  paging,
  csv,
}: StorageView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <StateFilter action={deskPath('storage')} states={states} value={filters.state} />
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={rentals.map(rowOf)} empty="No storage matches." />
        <Paging {...paging} />
      </Sheet>
      <Sheet>
        <DeskTable
          caption="Units"
          columns={SIZE_COLUMNS}
          rows={sizes.map(({ title: size, ...counts }) => ({
            key: size,
            cells: [size, ...[counts.free, counts.occupied, counts.held, counts.capacity].map(inThousands)],
          }))}
        />
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

const rowOf = ({ reference, href, name, state, unit, nextUnit, since, paidUntil, next, owed }: RentalLine) => ({
  key: reference,
  cells: [
    <LinkCell key="store" href={href} name={reference} detail={name} />,
    <StateTag key="state" {...state} />,
    <span key="unit">
      {unit}
      {nextUnit ? (
        <>
          <br />
          moves into {nextUnit}
        </>
      ) : null}
    </span>,
    ...[since, paidUntil, next, owed],
  ],
});
