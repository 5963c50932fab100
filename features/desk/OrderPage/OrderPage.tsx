import { Note } from '@/components/ui/Note';
import { DeskTable } from '@/features/desk-kit/DeskTable';
import { FactRows, PageHeading, Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import type { OrderPageView, OrderVisit } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';
import { MessageTable } from '../OutboxPage/MessageTable';
import { EntriesPanel } from './EntriesPanel';
import { OrderActions } from './OrderActions';
import styles from './OrderPage.module.scss';
import { ProofPanel, Timeline } from './ProofPanel';

const PRICE_COLUMNS = [{ title: 'What' }, { title: 'Amount', isNumber: true }];
const MONEY_COLUMNS = [{ title: 'What' }, { title: 'When' }, { title: 'Status' }, { title: 'Amount', isNumber: true }];

const VISIT_COLUMNS = [{ title: 'Who comes' }, { title: 'When' }, { title: 'Status' }, { title: 'Recorded' }];

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
              <DeskTable caption="Visits" columns={VISIT_COLUMNS} rows={view.visits.map(visitRow)} />
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
            <DeskTable
              caption="Price"
              columns={PRICE_COLUMNS}
              rows={prices.map(({ label, detail, amount }) => ({
                key: label + detail,
                cells: [detail ? `${label}, ${detail}` : label, amount],
              }))}
            />
          </Panel>
        </div>
        <div className={styles.column}>
          <EntriesPanel reference={head.reference} {...view.written} />
          <Panel title="History">
            <Timeline events={timeline} />
          </Panel>
          <Panel title="Payments and refunds">
            <DeskTable
              caption="Payments and refunds"
              columns={MONEY_COLUMNS}
              rows={money.map(({ at, what, state, amount }, index) => ({
                key: String(index),
                cells: [what, at, <StateTag key="state" {...state} />, amount],
              }))}
              empty="No payments yet."
            />
          </Panel>
          {view.extras.length > 0 ? (
            <Panel title="Extras on the day">
              <FactRows facts={view.extras} />
            </Panel>
          ) : null}
          {view.documents.length > 0 ? (
            <Panel title="Invoices">
              <FactRows facts={view.documents} />
            </Panel>
          ) : null}
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

const visitRow = ({ id, service, crews, when, href, state, proof, proofHref }: OrderVisit) => ({
  key: id,
  cells: [
    crews || service,
    <a key="when" href={href}>
      {when}
    </a>,
    <StateTag key="state" {...state} />,
    proofHref ? (
      <a key="proof" href={proofHref}>
        {proof}
      </a>
    ) : (
      ''
    ),
  ],
});
