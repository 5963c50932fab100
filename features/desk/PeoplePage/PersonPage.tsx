import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { FactPanel, PageHeading, Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import { BEGIN_BOOKING_PATH } from '@/lib/contracts/desk-paths';
import type { PersonQuote, PersonView } from '@/lib/contracts/desk-people';
import { BookFor } from '../TodayPage/TodayPage';
import styles from './PersonPage.module.scss';

const COLUMNS: readonly DeskColumn<PersonView['orders'][number]>[] = [
  {
    title: 'Order',
    cell: ({ reference, href }) => (
      <a href={href}>
        <strong>{reference}</strong>
      </a>
    ),
  },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'Service', cell: ({ service }) => service },
  { title: 'When', cell: ({ when }) => when },
  { title: 'Total', isNumber: true, cell: ({ total }) => total },
];

const QUOTE_COLUMNS: readonly DeskColumn<PersonQuote>[] = [
  { title: 'Quote', cell: ({ what }) => what },
  { title: 'Changed', cell: ({ changed }) => changed },
  { title: 'Kept until', cell: ({ keptUntil }) => keptUntil },
  { title: 'Price today', isNumber: true, cell: ({ price }) => price },
  { title: 'By phone', cell: ContinueForm },
];

function ContinueForm({ id, flow, what, canGoOn }: PersonQuote) {
  if (!canGoOn) return 'From their account';
  const label = 'Continue with it';
  return (
    <DeskForm
      action={BEGIN_BOOKING_PATH}
      hidden={{ flow, quote: id }}
      submit={{ kind: 'secondary', size: 's', text: label, 'aria-label': `${label}: ${what}` }}
      isRow
    />
  );
}

export function PersonPage({ record, name, orders, quotes, panels }: PersonView) {
  return (
    <>
      <PageHeading title={name} />
      <div className={styles.panels}>
        <Panel title="Orders">
          <DeskTable caption="Orders" columns={COLUMNS} rows={orders} empty="No orders yet." />
        </Panel>
        {quotes.length > 0 ? (
          <Panel title="Saved quotes">
            <DeskTable caption="Saved quotes" columns={QUOTE_COLUMNS} rows={quotes} />
          </Panel>
        ) : null}
        <Panel title="Book for them by phone">
          <BookFor reference={record} />
        </Panel>
        {panels.map(({ title, facts }) => (
          <FactPanel key={title} title={title} facts={facts} />
        ))}
      </div>
    </>
  );
}
