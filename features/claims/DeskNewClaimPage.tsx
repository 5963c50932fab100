import { Button } from '@/components/ui/Button';
import { BackToOrder, Panel } from '@/features/desk-kit/Panel/Panel';
import { DeskArea, DeskForm, DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskForm';
import type { NewClaimView } from '@/lib/contracts/desk-claims';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { CLAIM_WORDS_LENGTH } from '@/lib/contracts/desk-paths';
import { CLAIM_LIMITS } from '@/lib/domain/claims/claims';
import styles from './DeskClaims.module.scss';

/** Renders the form for a claim by telephone, which also works after the customer's own page has closed. */
export function DeskNewClaimPage({ head, formKey, kinds }: NewClaimView) {
  const { reference } = head;
  return (
    <>
      <BackToOrder what="Claim about" head={head} />
      <Panel title="What the customer says">
        <DeskForm action={deskFormPath('writeClaim')} hidden={{ reference, key: formKey }}>
          <DeskInput label="Item" name="title" maxLength={CLAIM_LIMITS.title} width="wide" required />
          <DeskSelect label="What is wrong" name="kind" options={kinds} any="Choose" />
          <DeskInput label="Worth, in pounds" name="worth" inputMode="decimal" maxLength={12} width="medium" optional />
          <DeskArea
            label="What happened"
            name="said"
            id="said"
            value=""
            maxLength={CLAIM_WORDS_LENGTH}
            rows={6}
            required
          />
          <p className={styles.hint}>The customer gets the receipt with the days by which we answer and decide.</p>
          <Button type="submit">Save the claim</Button>
        </DeskForm>
      </Panel>
    </>
  );
}
