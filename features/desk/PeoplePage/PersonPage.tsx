import { Button } from '@/components/ui/Button';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable } from '@/features/desk-kit/DeskTable';
import { FactRows, PageHeading, Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import { BEGIN_BOOKING_PATH } from '@/lib/contracts/desk-paths';
import type { PersonQuote, PersonView } from '@/lib/contracts/desk-people';
import { BookFor } from '../TodayPage/TodayPage';
import styles from './PersonPage.module.scss';

const COLUMNS = [
  { title: 'Order' },
  { title: 'Status' },
  { title: 'Service' },
  { title: 'When' },
  { title: 'Total', isNumber: true },
];

const QUOTE_COLUMNS = [
  { title: 'Quote' },
  { title: 'Changed' },
  { title: 'Kept until' },
  { title: 'Price today', isNumber: true },
  { title: 'By phone' },
];

const quoteRow = ({ id, flow, what, changed, keptUntil, price, canGoOn }: PersonQuote) => ({
  key: id,
  cells: [
    what,
    changed,
    keptUntil,
    price,
    canGoOn ? (
      <DeskForm key="go" action={BEGIN_BOOKING_PATH} hidden={{ flow, quote: id }} isRow>
        <Button type="submit" kind="secondary" size="s" aria-label={`Continue with it: ${what}`}>
          Continue with it
        </Button>
      </DeskForm>
    ) : (
      'From their account'
    ),
  ],
});

export function PersonPage({ record, name, orders, quotes, panels }: PersonView) {
  return (
    <>
      <PageHeading title={name} />
      <div className={styles.panels}>
        <Panel title="Orders">
          <DeskTable
            caption="Orders"
            columns={COLUMNS}
            rows={orders.map(({ reference, href, state, service, when, total }) => ({
              key: reference,
              cells: [
                <a key="order" href={href}>
                  <strong>{reference}</strong>
                </a>,
                <StateTag key="state" {...state} />,
                service,
                when,
                total,
              ],
            }))}
            empty="No orders yet."
          />
        </Panel>
        {quotes.length > 0 ? (
          <Panel title="Saved quotes">
            <DeskTable caption="Saved quotes" columns={QUOTE_COLUMNS} rows={quotes.map(quoteRow)} />
          </Panel>
        ) : null}
        <Panel title="Book for them by phone">
          <BookFor reference={record} />
        </Panel>
        {panels.map(({ title, facts }) => (
          <Panel key={title} title={title}>
            <FactRows facts={facts} />
          </Panel>
        ))}
      </div>
    </>
  );
}
