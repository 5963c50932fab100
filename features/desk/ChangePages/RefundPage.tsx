import { BackToOrder, FactRows, Hint, Panel, PanelBlock } from '@/features/desk-kit/Panel/Panel';
import { DeskForm, DeskInput, DeskSelect, MOST_SIGNS_OF_POUNDS } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { RefundView } from '@/lib/contracts/desk-money';

export function RefundPage({ head, facts, left, reasons, back, why, byHand, refusal, ...form }: RefundView) {
  const { version, idempotencyKey } = form;
  return (
    <>
      <BackToOrder what="Refund a part of" head={head} refusal={refusal} />
      <PanelBlock>
        <Panel title="Refund a part">
          <FactRows facts={facts} />
          {refusal ? null : (
            <DeskForm
              action={deskFormPath('refundPart')}
              hidden={{ reference: head.reference, version, idempotencyKey, expectedLeft: left }}
              submit={{ text: 'Refund the amount' }}
            >
              <DeskInput
                label="Amount in pounds"
                name="back"
                value={back}
                width="medium"
                inputMode="decimal"
                maxLength={MOST_SIGNS_OF_POUNDS}
                required
              />
              <DeskSelect label="Reason" name="why" options={reasons} value={why} any="Choose a reason" />
              <DeskInput
                label="Note for us"
                name="reason"
                hint="The customer does not see it."
                maxLength={REASON_LENGTH}
                width="wide"
                optional
              />
              {byHand ? <Hint>{byHand}</Hint> : null}
              <Hint>The customer gets an email with the amount and the reason.</Hint>
            </DeskForm>
          )}
        </Panel>
      </PanelBlock>
    </>
  );
}
