import { Button, buttonClass } from '@/components/ui/Button/Button';
import { DESK_PATHS } from '@/lib/contracts/desk-paths';
import type { OrderAction } from '@/lib/contracts/desk-order-views';
import { deskPath } from '@/lib/routes';
import { DeskForm } from '../DeskForm/DeskForm';

type OrderActionsProps = {
  readonly reference: string;
  readonly actions: readonly OrderAction[];
  readonly pressKey: string;
};

/** Done by a button. */
const CALLS = {
  confirm: { path: DESK_PATHS.confirmOrder, label: 'Confirm as paid' },
  complete: { path: DESK_PATHS.completeOrder, label: 'Mark as done' },
} as const;
/** Both mail the customer how to pay. */
const ASKS = { payment_link: 'Send payment link', hold_again: 'Hold again, send payment link' } as const;
/** What costs or pays back money shows its amounts on a page of its own first. */
const PAGES = {
  reschedule: { kind: 'secondary', label: 'Reschedule' },
  address: { kind: 'secondary', label: 'Change the address' },
  items: { kind: 'secondary', label: 'Change the items' },
  cancel: { kind: 'outline', label: 'Cancel' },
  extra: { kind: 'secondary', label: 'Extras on the day' },
  refund: { kind: 'outline', label: 'Refund a part' },
  claim: { kind: 'outline', label: 'Write a claim down' },
} as const;

/** What can be done with an order now. */
export function OrderActions({ reference, actions, pressKey }: OrderActionsProps) {
  return actions.map((action) => {
    switch (action) {
      case 'payment_link':
      case 'hold_again':
        return (
          <DeskForm
            key={action}
            action={DESK_PATHS.askForPayment}
            hidden={{ reference, idempotencyKey: pressKey, page: 'order' }}
          >
            <Button type="submit" size="s">
              {ASKS[action]}
            </Button>
          </DeskForm>
        );
      case 'confirm':
      case 'complete':
        return (
          <DeskForm key={action} action={CALLS[action].path} hidden={{ reference }}>
            <Button type="submit" size="s">
              {CALLS[action].label}
            </Button>
          </DeskForm>
        );
      case 'reschedule':
      case 'address':
      case 'items':
      case 'cancel':
      case 'refund':
      case 'extra':
      case 'claim':
        return (
          <a
            key={action}
            className={buttonClass({ kind: PAGES[action].kind, size: 's' })}
            href={deskPath('orders', reference, action)}
          >
            {PAGES[action].label}
          </a>
        );
    }
  });
}
