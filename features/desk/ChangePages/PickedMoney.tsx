import type { ReactNode } from 'react';
import { describedBy } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Note } from '@/components/ui/Note';
import { DeskForm, DeskInput, DeskSelect, useAnsweredForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { FactRows, Hint, Panel, PanelBlock } from '@/features/desk-kit/Panel/Panel';
import type { PickedMoney as Money } from '@/lib/contracts/desk-orders';
import type { DeskOption } from '@/lib/contracts/desk-parts';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';
import styles from './ChangePages.module.scss';

type PickedMoneyProps = Money & {
  readonly title?: string;
  readonly action: string;
  /** The wanted change, as the form sends it. */
  readonly wanted: Readonly<Record<string, string>>;
  /** The thing that is held until the difference is paid: "The slot is held". */
  readonly held?: string;
  /** Further text or fields above the button. */
  readonly children?: ReactNode;
  /** The labels of the button: for a change made at once, and for one that is held until it is paid. */
  readonly verbs: { readonly now: string; readonly hold: string };
};

function WantsStart() {
  const name = 'wantsStartWithin14Days';
  const error = useAnsweredForm().errorOf(name);
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={name}
          name={name}
          value="true"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { error })}
        />
        The customer asks us to begin within {COOLING_OFF_DAYS} days of ordering
      </label>
      <FieldMessage id={`${name}-message`} error={error} />
    </div>
  );
}

export function PickedMoney(props: PickedMoneyProps) {
  const {
    title = 'What the change costs',
    held = 'The change is held',
    action,
    wanted,
    verbs,
    children,
    ...money
  } = props;
  const { facts, toPay, refund, needsStartRequest, heldUntil, ...form } = money;
  const { version, idempotencyKey } = form;
  return (
    <PanelBlock id="picked">
      <Panel title={title}>
        <FactRows facts={facts} />
        <DeskForm
          action={action}
          hidden={{ ...wanted, version, idempotencyKey, expectedToPay: toPay, expectedRefund: refund }}
          submit={{ text: toPay > 0 ? verbs.hold : verbs.now }}
        >
          {toPay > 0 ? (
            <Hint>
              The customer gets an email with a link to pay the difference. {held} until {heldUntil}, and the order
              stays as it is until they have paid.
            </Hint>
          ) : null}
          {children}
          {needsStartRequest ? <WantsStart /> : null}
        </DeskForm>
      </Panel>
    </PanelBlock>
  );
}

type StepOverProps = {
  readonly warnings: readonly string[];
  readonly reasons: readonly DeskOption[];
  /** The effect on the money, in words. */
  readonly terms: string;
};

/** Renders the rules that a change overrides, with fields for the reason. */
export function StepOver({ warnings, reasons, terms }: StepOverProps) {
  if (warnings.length === 0) return null;
  return (
    <>
      <Note>{[...warnings, terms].join(' ')}</Note>
      <DeskSelect label="Reason" name="why" options={reasons} any="Choose a reason" />
      <DeskInput label="Note for us" name="reason" maxLength={REASON_LENGTH} optional />
    </>
  );
}
