import { DeskSelect, FilterForm, SearchInput } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, Paging, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { ListHeading, Sheet, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { InvoiceLine, InvoicesView } from '@/lib/contracts/desk-money';
import { deskPath } from '@/lib/routes';

const AMOUNTS: readonly DeskColumn<Pick<InvoiceLine, 'net' | 'vat' | 'gross'>>[] = [
  { title: 'Net', isNumber: true, cell: ({ net }) => net },
  { title: 'VAT', isNumber: true, cell: ({ vat }) => vat },
  { title: 'Gross', isNumber: true, cell: ({ gross }) => gross },
];
const COLUMNS: readonly DeskColumn<InvoiceLine>[] = [
  { title: 'Number', cell: NumberCell },
  { title: 'Date', cell: ({ date }) => date },
  { title: 'Order', cell: ({ reference, orderHref }) => linked(reference, orderHref) },
  { title: 'Customer', cell: ({ name }) => name },
  ...AMOUNTS,
];
const SUM_COLUMNS: readonly DeskColumn<InvoicesView['sums'][number]>[] = [
  { title: 'Sum of', cell: ({ label }) => label },
  ...AMOUNTS,
];

export function InvoicesPage({ title, filters, months, invoices, sums, paging, csv }: Titled<InvoicesView>) {
  return (
    <>
      <ListHeading title={title} csv={csv} />
      <Sheet>
        <FilterForm action={deskPath('invoices')} submit="Search">
          <SearchInput label="Number, order or customer" value={filters.search} />
          <DeskSelect label="Month" name="month" options={months} value={filters.month} any="All" />
        </FilterForm>
      </Sheet>
      <Sheet>
        <DeskTable caption="Sums, credit notes taken off" columns={SUM_COLUMNS} rows={sums} />
      </Sheet>
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={invoices} empty="No invoices match your search." />
        <Paging {...paging} />
      </Sheet>
    </>
  );
}

function linked(text: string, href: string) {
  return href === '' ? text : <a href={href}>{text}</a>;
}

function NumberCell({ number, href, what, corrects }: InvoiceLine) {
  return (
    <span>
      <strong>{linked(number, href)}</strong>
      <br />
      {what}
      {corrects ? (
        <>
          {' for '}
          <a href={corrects.href}>{corrects.number}</a>
        </>
      ) : null}
    </span>
  );
}
