import { Button } from '@/components/ui/Button/Button';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTE_LENGTH } from '@/lib/contracts/desk-paths';
import type { DeskReview } from '@/lib/contracts/desk-reviews';
import { REFUSAL_LABELS } from '@/lib/domain/reviews/refusal-words';
import { REFUSALS } from '@/lib/domain/reviews/written';
import { DeskInput, DeskSelect } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import { useRefusalOf } from '../DeskForm/refusal';
import styles from './ReviewsPage.module.scss';

const REASONS = REFUSALS.map((value) => ({ value, label: REFUSAL_LABELS[value] }));
type Decided = Pick<DeskReview, 'reference' | 'version' | 'author'>;

export const PublishForm = ({ reference, version, author }: Decided) => (
  <DeskForm action={deskFormPath('publishReview')} hidden={{ reference, version }}>
    <Button type="submit" aria-label={`Publish the review of ${author}`}>
      Publish
    </Button>
  </DeskForm>
);

type RefuseFormProps = Decided & { readonly button: string };

/** With the reason, which its author is mailed. */
export function RefuseForm({ reference, version, author, button }: RefuseFormProps) {
  const idOf = (name: string) => `${name}-${reference}`;
  return (
    <DeskForm action={deskFormPath('refuseReview')} hidden={{ reference, version }} idOf={idOf}>
      <DeskSelect label="Reason" name="refusal" id={idOf('refusal')} options={REASONS} any="Choose one" />
      <DeskInput
        label="Note to its author"
        name="refusalNote"
        id={idOf('refusalNote')}
        maxLength={NOTE_LENGTH}
        optional
        width="wide"
      />
      <Button type="submit" kind="outline" aria-label={`${button}: the review of ${author}`}>
        {button}
      </Button>
    </DeskForm>
  );
}

/** Of what is published: folded away, until it comes back with something to put right. */
export function TakeDown({ reference, version, author }: Decided) {
  const refused = useRefusalOf({ action: deskFormPath('refuseReview'), hidden: { reference, version } });
  return (
    <details open={refused !== null}>
      <summary className={styles.more}>Take it down</summary>
      <RefuseForm {...{ reference, version, author }} button="Take it down" />
    </details>
  );
}
