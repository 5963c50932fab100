import type { ClaimView } from '@/lib/contracts/desk-claims';
import { deskPath } from '@/lib/routes';
import { DeskTable } from '@/features/desk-kit/DeskTable/DeskTable';
import { FactRows } from '@/features/desk-kit/Panel/FactRows';
import { PageHeading, Panel } from '@/features/desk-kit/Panel/Panel';
import { DeskPhotos } from '@/features/desk-kit/Panel/DeskPhotos';
import { AcceptForm, AnswerForm, DeletePhoto, PayForm, PhotosForm, RefuseForm } from './DeskClaimForms';
import { Due } from './Due';
import styles from './DeskClaims.module.scss';

const COLUMNS = [{ title: 'Item' }, { title: 'What happened' }, { title: 'Worth', isNumber: true }];

/** Renders one claim: the customer's account, our deadline, and the forms to answer and decide it. */
export function ClaimPage(view: ClaimView) {
  const { head, number, state, due, facts, items, text, photos, canAddPhotos, answer, decision } = view;
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
          {photos.length > 0 || canAddPhotos ? (
            <Panel title="Photos">
              <DeskPhotos
                photos={photos}
                actionOf={(photo) => <DeletePhoto reference={reference} number={number} photo={photo} />}
              />
              <PhotosForm {...view} />
            </Panel>
          ) : null}
          <Panel title="Facts">
            <div className={styles.facts}>
              {due ? <Due {...due} /> : null}
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
              {decision.toPay ? (
                <div className={styles.pay}>
                  <PayForm {...view} />
                </div>
              ) : null}
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
