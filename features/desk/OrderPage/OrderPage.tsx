import { Note } from '@/components/ui/Note';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { FactPanel, FactRows, PageHeading, Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import type { OrderPageView, OrderVisit } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';
import { MessageTable } from '../OutboxPage/MessageTable';
import { EntriesPanel } from './EntriesPanel';
import { OrderActions } from './OrderActions';
import styles from './OrderPage.module.scss';
import { ProofPanel, Timeline } from './ProofPanel';

const PRICE_COLUMNS: readonly DeskColumn<OrderPageView['lines'][number]>[] = [
  { title: 'What', cell: ({ label, detail }) => (detail ? `${label}, ${detail}` : label) },
  { title: 'Amount', isNumber: true, cell: ({ amount }) => amount },
];
const MONEY_COLUMNS: readonly DeskColumn<OrderPageView['money'][number]>[] = [
  { title: 'What', cell: ({ what }) => what },
  { title: 'When', cell: ({ at }) => at },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'Amount', isNumber: true, cell: ({ amount }) => amount },
];
const VISIT_COLUMNS: readonly DeskColumn<OrderVisit>[] = [
  { title: 'Who comes', cell: ({ crews, service }) => crews || service },
  { title: 'When', cell: ({ when, href }) => <a href={href}>{when}</a> },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'Recorded', cell: ({ proof, proofHref }) => (proofHref ? <a href={proofHref}>{proof}</a> : '') },
];

export function OrderPage(view: OrderPageView) {
  const { head, facts, addresses, items, volume, lines, total, money, messages, timeline, actions, warning } = view;
  const prices = [...lines, { label: 'Total', detail: '', amount: total }];
  return (
    <>
      <PageHeading title={head.reference} state={head.state} detail={`${head.title}, ${head.when}`}>
        <OrderActions reference={head.reference} actions={actions} pressKey={view.pressKey} />
      </PageHeading>
      {warning ? (
        <Note kind="error" className={styles.warning}>
          {warning}
        </Note>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title="Order">
            <FactRows facts={facts} />
            <a className={styles.fillIn} href={deskPath('orders', head.reference, 'contact')}>
              Change name, phone or email
            </a>
          </Panel>
          <Panel title="Addresses and access">
            <FactRows facts={addresses} />
            {view.canGiveAddresses ? (
              <a className={styles.fillIn} href={deskPath('orders', head.reference, 'addresses')}>
                Fill in or change streets and notes
              </a>
            ) : null}
          </Panel>
          {view.visits.length > 0 ? (
            <Panel title="Visits">
              <DeskTable caption="Visits" columns={VISIT_COLUMNS} rows={view.visits} />
            </Panel>
          ) : null}
          {items.length > 0 ? (
            <Panel title={`Items: ${volume}`}>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Panel>
          ) : null}
          {view.proof.map((proof) => (
            <ProofPanel key={proof.title} {...proof} />
          ))}
          <Panel title="Price">
            <DeskTable caption="Price" columns={PRICE_COLUMNS} rows={prices} />
          </Panel>
        </div>
        <div className={styles.column}>
          <EntriesPanel reference={head.reference} {...view.written} />
          <Panel title="History">
            <Timeline events={timeline} />
          </Panel>
          <Panel title="Payments and refunds">
            <DeskTable caption="Payments and refunds" columns={MONEY_COLUMNS} rows={money} empty="No payments yet." />
          </Panel>
          <FactPanel title="Extras on the day" facts={view.extras} />
          <FactPanel title="Invoices" facts={view.documents} />
        </div>
        <div className={styles.whole}>
          <Panel title="Messages">
            <MessageTable messages={messages} isOfOneOrder />
          </Panel>
        </div>
      </div>
    </>
  );
}
