import { Button } from '@/components/ui/Button/Button';
import type { OrderLine, OrdersView } from '@/lib/contracts/desk-order-views';
import { deskPath } from '@/lib/routes';
import { DeskInput, DeskSelect } from '../DeskForm/DeskField';
import { FilterForm } from '../DeskForm/DeskForm';
import { DeskTable } from '../DeskTable/DeskTable';
import { Paging } from '../DeskTable/Paging';
import { ListHeading } from '../Panel/Panel';
import { Sheet } from '../Panel/Sheet';
import { StateTag } from '../Panel/StateTag';

const COLUMNS = [
  { title: 'Order' },
  { title: 'State' },
  { title: 'When' },
  { title: 'Customer' },
  { title: 'Where' },
  { title: 'Ordered' },
  { title: 'Total', isNumber: true },
];

/** Every order, the newest first, found by what the customer on the phone can say. */
export function OrdersPage({
  title,
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
      <Sheet>
        <FilterForm action={deskPath('orders')}>
          <DeskInput
            label="Reference, name, email, phone or postcode"
            name="search"
            type="search"
            value={filters.search}
            width="wide"
          />
          <DeskSelect label="Service" name="service" options={services} value={filters.service} any="All" />
          <DeskSelect label="State" name="state" options={states} value={filters.state} any="All" />
          <DeskInput label="Day from" name="from" type="date" value={filters.from} />
          <DeskInput label="Day to" name="to" type="date" value={filters.to} />
          <Button type="submit" kind="secondary">
            Search
          </Button>
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={orders.map(rowOf)} empty="No order matches this." />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}

const rowOf = ({ reference, href, state, service, when, name, phone, postcodes, ordered, total }: OrderLine) => ({
  key: reference,
  cells: [
    <span key="order">
      <a href={href}>
        <strong>{reference}</strong>
      </a>
      <br />
      {service}
    </span>,
    <StateTag key="state" {...state} />,
    when,
    <span key="customer">
      {name}
      <br />
      {phone}
    </span>,
    postcodes,
    ordered,
    total,
  ],
});
