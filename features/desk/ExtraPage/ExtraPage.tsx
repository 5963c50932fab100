import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import type { ExtraView } from '@/lib/contracts/desk-extras';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import { deskPath } from '@/lib/routes';
import { BackToOrder } from '@/features/desk-kit/BackToOrder';
import styles from '../ChangePages/ChangePages.module.scss';
import { DeskInput } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { FactRows } from '@/features/desk-kit/Panel/FactRows';
import { Panel } from '@/features/desk-kit/Panel/Panel';
import { AskForms } from './AskForms';
import { ExtraPanel } from './ExtraPanel';

/** Renders the extras of an order and the forms that add one. The price is shown before the customer is asked. */
export function ExtraPage({ head, extras, picked, refusal, rules, kinds, ...view }: ExtraView) {
  const { reference } = head;
  const { stops, parkingStops, typed } = view;
  return (
    <>
      <BackToOrder what="Extras of" head={head} />
      {refusal ? (
        <Note kind="error" className={styles.refusal}>
          {refusal}
        </Note>
      ) : null}
      {picked ? (
        <div id="picked" className={styles.picked}>
          <Panel title="What the customer is asked">
            <FactRows facts={picked.facts} />
            <DeskForm
              action={deskFormPath('askExtra')}
              hidden={{
                reference,
                asked: picked.asked,
                expected: picked.expected,
                idempotencyKey: picked.idempotencyKey,
              }}
            >
              <DeskInput
                label="Why"
                name="reason"
                hint="The customer reads it, for instance: The lift is out of order."
                maxLength={REASON_LENGTH}
                width="wide"
                optional
              />
              <Button type="submit">Ask the customer</Button>
            </DeskForm>
          </Panel>
        </div>
      ) : null}
      {extras.map((extra) => (
        <div key={extra.id} className={styles.picked}>
          <ExtraPanel reference={reference} extra={extra} />
        </div>
      ))}
      {kinds.length > 0 ? (
        <Panel title="Ask for an extra">
          {rules.map((rule) => (
            <p key={rule} className={styles.hint}>
              {rule}
            </p>
          ))}
          <AskForms
            action={deskPath('orders', reference, 'extra')}
            kinds={kinds}
            stops={stops}
            parkingStops={parkingStops}
            typed={typed}
          />
        </Panel>
      ) : null}
    </>
  );
}
