import { Button } from '@/components/ui/Button/Button';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTE_LENGTH } from '@/lib/contracts/desk-paths';
import type { LeadLine } from '@/lib/contracts/desk-views';
import { DeskInput } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import { FactRows } from '../Panel/FactRows';
import { StateTag } from '../Panel/StateTag';
import styles from './LeadsPage.module.scss';

/** One enquiry with all that was given, and what was done about it. */
export function LeadCard({ id, type, at, name, facts, orderedSince, handled }: LeadLine) {
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.kind}>
          {type}, {at}
        </p>
      </div>
      <div className={styles.facts}>
        <FactRows facts={facts} />
      </div>
      <div className={styles.action}>
        {orderedSince ? <StateTag {...orderedSince} /> : null}
        {handled ? (
          <>
            <StateTag label="Handled" tag="success" />
            <p className={styles.kind}>
              {handled.at}, {handled.by}
            </p>
            {handled.note ? <p className={styles.note}>{handled.note}</p> : null}
          </>
        ) : null}
        {handled || orderedSince ? null : (
          <DeskForm action={deskFormPath('handleLead')} hidden={{ id }} idOf={(name) => `${name}-${id}`} isRow>
            <DeskInput label="Note" name="note" id={`note-${id}`} maxLength={NOTE_LENGTH} optional width="wide" />
            <Button type="submit" kind="secondary" aria-label={`Mark as handled: ${name}`}>
              Mark as handled
            </Button>
          </DeskForm>
        )}
      </div>
    </article>
  );
}
