import { Button } from '@/components/ui/Button/Button';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { DeskVisit } from '@/lib/contracts/desk-visit-views';
import { DeskInput } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import styles from './VisitControls.module.scss';

type EndAskedProps = {
  readonly visit: string;
  readonly asked: NonNullable<DeskVisit['endAsked']>;
  readonly date: string;
  readonly idOf: (name: string) => string;
};

/** Nobody is there, and the crew waits for one of two answers. */
export function EndAsked({ visit, asked: { text, end, stay }, date, idOf }: EndAskedProps) {
  const action = deskFormPath('recordVisit');
  return (
    <div className={styles.asked}>
      <p>{text}</p>
      <DeskForm action={action} hidden={{ visit, date, event: end, type: 'failed' }} isRow>
        <Button type="submit">End the visit</Button>
      </DeskForm>
      <DeskForm action={action} hidden={{ visit, date, event: stay, type: 'stay' }} idOf={idOf} isRow>
        <DeskInput label="Or tell the crew" name="note" id={idOf('note')} maxLength={REASON_LENGTH} />
        <Button type="submit" kind="secondary">
          Do not end it
        </Button>
      </DeskForm>
    </div>
  );
}
