import { Tag } from '@/components/ui/Tag/Tag';
import type { ClaimView } from '@/lib/contracts/desk-claims';
import { deskPath } from '@/lib/routes';
import { DeskTable } from '../DeskTable/DeskTable';
import { FactRows } from '../Panel/FactRows';
import { PageHeading, Panel } from '../Panel/Panel';
import { AcceptForm, AnswerForm, RefuseForm } from './ClaimForms';
import styles from './ClaimsPage.module.scss';

const COLUMNS = [{ title: 'Item' }, { title: 'What happened' }, { title: 'Worth', isNumber: true }];

/** One claim: what the customer says, by when we have to act, and the forms to do it with. */
export function ClaimPage(view: ClaimView) {
  const { head, number, state, due, facts, items, text, answer, decision } = view;
  const { reference, name, title, when } = head;
  return (
    <>
      <PageHeading title={`${reference}, claim ${number}`} state={state} detail={`${name}: ${title}, ${when}`}>
        <a href={deskPath('orders', reference)}>Open the order</a>
      </PageHeading>
      <div className={styles.panels}>
        <div className={styles.column}>
          <Panel title="What the customer says">
            <DeskTable
              caption="Items"
              columns={COLUMNS}
              rows={items.map((item, index) => ({ key: String(index), cells: [item.title, item.kind, item.worth] }))}
            />
            <p className={styles.text}>{text}</p>
          </Panel>
          <Panel title="Facts">
            <div className={styles.facts}>
              {due ? (
                <p className={styles.due}>
                  <strong>{due.text}</strong>
                  {due.isOverdue ? <Tag kind="error">Overdue</Tag> : null}
                </p>
              ) : null}
              <FactRows facts={facts} />
            </div>
          </Panel>
        </div>
        <div className={styles.column}>
          {decision ? (
            <Panel title="Decision">
              <p className={styles.at}>{decision.at}</p>
              {decision.money ? <p className={styles.text}>{decision.money}</p> : null}
              {decision.text ? <p className={styles.text}>{decision.text}</p> : null}
            </Panel>
          ) : null}
          {answer ? (
            <Panel title="Answer">
              <p className={styles.at}>{answer.at}</p>
              <p className={styles.text}>{answer.text}</p>
            </Panel>
          ) : null}
          <AnswerForm {...view} />
          <AcceptForm {...view} />
          <RefuseForm {...view} />
        </div>
      </div>
    </>
  );
}
