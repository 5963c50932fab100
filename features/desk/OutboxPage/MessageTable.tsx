import { Button } from '@/components/ui/Button';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable } from '@/features/desk-kit/DeskTable';
import { StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { DeskMessage } from '@/lib/contracts/desk-parts';
import { deskPath } from '@/lib/routes';

type MessageTableProps = { readonly messages: readonly DeskMessage[]; readonly isOfOneOrder?: boolean | undefined };

/** Renders messages with their state and last error. Those that wait or were given up can be sent again. */
export function MessageTable({ messages, isOfOneOrder = false }: MessageTableProps) {
  const columns = [
    { title: 'Message' },
    ...(isOfOneOrder ? [] : [{ title: 'About' }]),
    { title: 'Status' },
    { title: 'When' },
    { title: 'Note' },
    { title: 'Action' },
  ];
  const rows = messages.map(({ id, what, about, state, attempts, at, error, canRetry, again }) => ({
    key: id,
    cells: [
      what,
      ...(isOfOneOrder
        ? []
        : [
            about && (
              <a key="about" href={deskPath('orders', about)}>
                {about}
              </a>
            ),
          ]),
      <StateTag key="state" {...state} />,
      attempts > 1 ? `${at}, ${attempts} attempts` : at,
      error,
      again ? (
        <DeskForm
          key="again"
          action={deskFormPath('sendAgain')}
          hidden={{ reference: about, message: id, idempotencyKey: again }}
        >
          <Button type="submit" kind="outline" size="xs" aria-label={`Send again: ${what}`}>
            Send again
          </Button>
        </DeskForm>
      ) : canRetry ? (
        <DeskForm key="retry" action={deskFormPath('retryMessage')} hidden={{ id }}>
          <Button type="submit" kind="outline" size="xs" aria-label={`Send now: ${what}`}>
            Send now
          </Button>
        </DeskForm>
      ) : null,
    ],
  }));
  return <DeskTable caption="Messages" columns={columns} rows={rows} empty="No messages." />;
}
