import styles from './OrderActions.module.scss';
import { buttonClass, type ButtonKind } from '@/components/ui/Button';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { OrderAction } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';

/** The actions that are seldom used, or cannot be undone. */
const SELDOM: readonly OrderAction[] = ['claim', 'confirm', 'refund', 'cancel'];
/** The actions that are never the primary one, even if they are the only ones. */
const NEVER_FIRST: readonly OrderAction[] = ['confirm', 'refund', 'cancel'];

type WeighedActions = {
  readonly primary: OrderAction | null;
  readonly common: readonly OrderAction[];
  readonly more: readonly OrderAction[];
};

/** Groups an order's actions, the likeliest first. If there are only rare ones, they are common and "More" is empty. */
export function weighActions(actions: readonly OrderAction[]): WeighedActions {
  const [first] = actions;
  const primary = first && !NEVER_FIRST.includes(first) ? first : null;
  const others = actions.filter((action) => action !== primary);
  const common = others.filter((action) => !SELDOM.includes(action));
  const more = others.filter((action) => SELDOM.includes(action));
  return primary === null && common.length === 0 ? { primary, common: more, more: [] } : { primary, common, more };
}

type OrderActionsProps = {
  readonly reference: string;
  readonly actions: readonly OrderAction[];
  readonly pressKey: string;
};

const LABELS: Readonly<Record<OrderAction, string>> = {
  payment_link: 'Send payment link',
  hold_again: 'Hold again, send payment link',
  confirm: 'Confirm as paid',
  complete: 'Mark as done',
  reschedule: 'Reschedule',
  address: 'Change the address',
  items: 'Change the items',
  cancel: 'Cancel',
  extra: 'Extras on the day',
  refund: 'Refund a part',
  claim: 'Record a claim',
};

/** Renders the actions of an order, the seldom ones behind "More". */
export function OrderActions({ actions, ...about }: OrderActionsProps) {
  const { primary, common, more } = weighActions(actions);
  return (
    <>
      {primary ? <Action {...about} action={primary} kind="primary" /> : null}
      {common.map((action) => (
        <Action key={action} {...about} action={action} kind="secondary" />
      ))}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary className={buttonClass({ kind: 'outline', size: 's' })}>More</summary>
          <div className={styles.seldom}>
            {more.map((action) => (
              <Action key={action} {...about} action={action} kind="outline" />
            ))}
          </div>
        </details>
      ) : null}
    </>
  );
}

type ActionProps = Omit<OrderActionsProps, 'actions'> & { readonly action: OrderAction; readonly kind: ButtonKind };

/** Renders a button, or a link to the action's page, where the operator sees the amounts first. */
function Action({ reference, action, pressKey, kind }: ActionProps) {
  const submit = { kind, size: 's', text: LABELS[action] } as const;
  switch (action) {
    case 'payment_link':
    case 'hold_again': {
      const hidden = { reference, idempotencyKey: pressKey, page: 'order' };
      return <DeskForm action={deskFormPath('askForPayment')} hidden={hidden} submit={submit} />;
    }
    case 'confirm':
      return <DeskForm action={deskFormPath('confirmOrder')} hidden={{ reference }} submit={submit} />;
    case 'complete':
      return <DeskForm action={deskFormPath('completeOrder')} hidden={{ reference }} submit={submit} />;
    default:
      return (
        <a className={buttonClass({ kind, size: 's' })} href={deskPath('orders', reference, action)}>
          {LABELS[action]}
        </a>
      );
  }
}
