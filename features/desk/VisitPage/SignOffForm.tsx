import { Button } from '@/components/ui/Button';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { VisitPageView } from '@/lib/contracts/desk-proof';
import { NAME_LENGTH, SIGN_OFF_STATEMENT } from '@/lib/domain/visits/sign-off';
import { DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import styles from './SignOffForm.module.scss';

type SignOffFormProps = VisitPageView['signoff'] & { readonly visit: string; readonly event: string };

/** Renders the form for a sign-off that was reported by telephone. An operator never draws a signature. */
export function SignOffForm({ visit, event, seen, options, crew }: SignOffFormProps) {
  return (
    <>
      <p className={styles.hint}>
        Read out: “{SIGN_OFF_STATEMENT}” Nothing is signed here. The record says that you wrote it down, and who told
        you.
      </p>
      <DeskForm
        action={deskFormPath('signOffVisit')}
        hidden={{ visit, event, seen }}
        idOf={(name) => `signoff-${name}`}
      >
        <DeskSelect label="How it ended" name="outcome" id="signoff-outcome" options={options} width="wide" />
        <DeskInput
          width="wide"
          label="Name that was given"
          name="signer"
          id="signoff-signer"
          maxLength={NAME_LENGTH}
          hint="Leave it empty if the customer was not here or did not wish to sign."
        />
        <DeskInput
          label="Who told you"
          name="toldBy"
          id="signoff-toldBy"
          value={crew}
          maxLength={NAME_LENGTH}
          required
        />
        <DeskInput label="When, if not now" name="time" id="signoff-time" type="time" />
        <Button type="submit">Record it</Button>
      </DeskForm>
    </>
  );
}
