import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm, FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { SearchInput } from '@/features/desk-kit/DeskForm/filters';
import { DeskTable, LinkCell, Paging, PersonCell } from '@/features/desk-kit/DeskTable';
import { ListHeading, Sheet, StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { OrderLine, OrdersView } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';
import styles from './OrdersPage.module.scss';

const COLUMNS = [
  { title: 'Order' },
  { title: 'Status' },
  { title: 'When' },
  { title: 'Customer' },
  { title: 'Where' },
  { title: 'Ordered' },
  { title: 'Total', isNumber: true },
];

/** Renders every order, the newest first, with a search by the details that a customer on the phone can give. */
export function OrdersPage({
  title,
  waves,
  filters,
  services,
  states,
  orders,
  paging,
  csv,
}: OrdersView & { readonly title: string }) {
  return (
    <>
      <ListHeading title={title} csv={csv} />
      {waves.map(({ text, button, release }) => (
        <Note key={release.address} kind="error" className={styles.wave}>
          <DeskForm action={deskFormPath('releaseHolds')} hidden={release} isRow>
            <p>{text}</p>
            <Button type="submit" kind="dark" size="s">
              {button}
            </Button>
          </DeskForm>
        </Note>
      ))}
      <Sheet>
        <FilterForm action={deskPath('orders')}>
          <SearchInput label="Reference, name, email, phone or postcode" value={filters.search} />
          <DeskSelect label="Service" name="service" options={services} value={filters.service} any="All" />
          <DeskSelect label="Status" name="state" options={states} value={filters.state} any="All" />
          <DeskInput label="From" name="from" type="date" value={filters.from} />
          <DeskInput label="To" name="to" type="date" value={filters.to} />
          <Button type="submit" kind="secondary">
            Search
          </Button>
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={orders.map(rowOf)} empty="No orders match your search." />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}

const rowOf = ({ reference, href, state, service, when, name, phone, postcodes, ordered, total }: OrderLine) => ({
  key: reference,
  cells: [
    <LinkCell key="order" href={href} name={reference} detail={service} />,
    <StateTag key="state" {...state} />,
    when,
    <PersonCell key="customer" name={name} reach={phone} />,
    postcodes,
    ordered,
    total,
  ],
});
