import { Note } from '@/components/ui/Note';
import { DeskForm, DeskInput, DeskSelect, FilterForm, SearchInput } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, LinkCell, Paging, PersonCell, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { ListHeading, Sheet, StateTag, type Titled } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { OrderLine, OrdersView } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';
import styles from './OrdersPage.module.scss';

const COLUMNS: readonly DeskColumn<OrderLine>[] = [
  {
    title: 'Order',
    cell: ({ href, reference, service }) => <LinkCell href={href} name={reference} detail={service} />,
  },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'When', cell: ({ when }) => when },
  { title: 'Customer', cell: ({ name, phone }) => <PersonCell name={name} reach={phone} /> },
  { title: 'Where', cell: ({ postcodes }) => postcodes },
  { title: 'Ordered', cell: ({ ordered }) => ordered },
  { title: 'Total', isNumber: true, cell: ({ total }) => total },
];

/** Renders every order, the newest first, with a search by the details that a customer on the phone can give. */
export function OrdersPage({
  title,
  holdReleases,
  filters,
  services,
  states,
  orders,
  paging,
  csv,
}: Titled<OrdersView>) {
  return (
    <>
      <ListHeading title={title} csv={csv} />
      {holdReleases.map(({ text, button, release }) => (
        <Note key={release.address} kind="error" className={styles.wave}>
          <DeskForm
            action={deskFormPath('releaseHolds')}
            hidden={release}
            submit={{ kind: 'dark', size: 's', text: button }}
            isRow
          >
            <p>{text}</p>
          </DeskForm>
        </Note>
      ))}
      <Sheet>
        <FilterForm action={deskPath('orders')} submit="Search">
          <SearchInput label="Reference, name, email, phone or postcode" value={filters.search} />
          <DeskSelect label="Service" name="service" options={services} value={filters.service} any="All" />
          <DeskSelect label="Status" name="state" options={states} value={filters.state} any="All" />
          <DeskInput label="From" name="from" type="date" value={filters.from} />
          <DeskInput label="To" name="to" type="date" value={filters.to} />
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={orders} empty="No orders match your search." />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}
