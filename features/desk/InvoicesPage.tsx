import { Button } from '@/components/ui/Button';
import { DeskSelect } from '@/features/desk-kit/DeskForm/DeskField';
import { FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { SearchInput } from '@/features/desk-kit/DeskForm/filters';
import { DeskTable, Paging } from '@/features/desk-kit/DeskTable';
import { ListHeading, Sheet } from '@/features/desk-kit/Panel/Panel';
import type { InvoiceLine, InvoicesView } from '@/lib/contracts/desk-money';
import { deskPath } from '@/lib/routes';

const AMOUNTS = [
  { title: 'Net', isNumber: true },
  { title: 'VAT', isNumber: true },
  { title: 'Gross', isNumber: true },
];
const COLUMNS = [{ title: 'Number' }, { title: 'Date' }, { title: 'Order' }, { title: 'Customer' }, ...AMOUNTS];
const SUM_COLUMNS = [{ title: 'Sum of' }, ...AMOUNTS];

export function InvoicesPage({
  title,
  filters,
  months,
  invoices,
  sums,
  paging,
  csv,
}: InvoicesView & { readonly title: string }) {
  return (
    <>
      <ListHeading title={title} csv={csv} />
      <Sheet>
        <FilterForm action={deskPath('invoices')}>
          <SearchInput label="Number, order or customer" value={filters.search} />
          <DeskSelect label="Month" name="month" options={months} value={filters.month} any="All" />
          <Button type="submit" kind="secondary">
            Search
          </Button>
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable
          caption="Sums, credit notes taken off"
          columns={SUM_COLUMNS}
          rows={sums.map(({ label, net, vat, gross }) => ({ key: label, cells: [label, net, vat, gross] }))}
        />
      </Sheet>
      <Sheet>
        <DeskTable
          caption={title}
          columns={COLUMNS}
          rows={invoices.map(rowOf)}
          empty="No invoices match your search."
        />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}

const linked = (text: string, href: string) => (href === '' ? text : <a href={href}>{text}</a>);

const rowOf = ({ number, href, what, corrects, date, reference, orderHref, name, net, vat, gross }: InvoiceLine) => ({
  key: number,
  cells: [
    <span key="number">
      <strong>{linked(number, href)}</strong>
      <br />
      {what}
      {corrects ? (
        <>
          {' for '}
          <a href={corrects.href}>{corrects.number}</a>
        </>
      ) : null}
    </span>,
    date,
    <span key="order">{linked(reference, orderHref)}</span>,
    name,
    ...[net, vat, gross],
  ],
});
