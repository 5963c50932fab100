import { Button, buttonClass } from '@/components/ui/Button/Button';
import { DESK_PATHS } from '@/lib/contracts/desk-paths';
import type { OrderAction } from '@/lib/contracts/desk-order-views';
import { deskPath } from '@/lib/routes';
import { DeskForm } from '../DeskForm/DeskForm';

type OrderActionsProps = { readonly reference: string; readonly actions: readonly OrderAction[] };

/** What can be done now. What costs or pays back money shows its amounts on a page of its own first. */
export function OrderActions({ reference, actions }: OrderActionsProps) {
  return actions.map((action) => {
    switch (action) {
      case 'confirm':
        return (
          <DeskForm key={action} action={DESK_PATHS.confirmOrder} hidden={{ reference }}>
            <Button type="submit" size="s">
              Confirm as paid
            </Button>
          </DeskForm>
        );
      case 'complete':
        return (
          <DeskForm key={action} action={DESK_PATHS.completeOrder} hidden={{ reference }}>
            <Button type="submit" size="s">
              Mark as done
            </Button>
          </DeskForm>
        );
      case 'reschedule':
        return (
          <a
            key={action}
            className={buttonClass({ kind: 'secondary', size: 's' })}
            href={deskPath('orders', reference, action)}
          >
            Reschedule
          </a>
        );
      case 'cancel':
        return (
          <a
            key={action}
            className={buttonClass({ kind: 'outline', size: 's' })}
            href={deskPath('orders', reference, action)}
          >
            Cancel
          </a>
        );
    }
  });
}
