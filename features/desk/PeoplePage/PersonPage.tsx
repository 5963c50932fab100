import type { PersonView } from '@/lib/contracts/desk-people-views';
import { DeskTable } from '../DeskTable/DeskTable';
import { FactRows } from '../Panel/FactRows';
import { PageHeading, Panel } from '../Panel/Panel';
import { StateTag } from '../Panel/StateTag';
import { BookFor } from '../TodayPage/BookFor';
import styles from './PersonPage.module.scss';

const COLUMNS = [
  { title: 'Order' },
  { title: 'Status' },
  { title: 'Service' },
  { title: 'When' },
  { title: 'Total', isNumber: true },
];

/** Everything of one person. */
export function PersonPage({ name, orders, panels }: PersonView) {
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
          />
        </Panel>
        {orders[0] ? (
          <Panel title="Book for them on the telephone">
            <BookFor reference={orders[0].reference} />
          </Panel>
        ) : null}
        {panels.map(({ title, facts }) => (
          <Panel key={title} title={title}>
            <FactRows facts={facts} />
          </Panel>
        ))}
      </div>
    </>
  );
}
