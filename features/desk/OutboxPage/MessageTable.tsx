import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { DeskMessage } from '@/lib/contracts/desk-parts';
import { deskPath } from '@/lib/routes';

const ABOUT: DeskColumn<DeskMessage> = {
  title: 'About',
  cell: ({ about }) => about && <a href={deskPath('orders', about)}>{about}</a>,
};
const COLUMNS: readonly DeskColumn<DeskMessage>[] = [
  { title: 'Message', cell: ({ what }) => what },
  ABOUT,
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'When', cell: ({ attempts, at }) => (attempts > 1 ? `${at}, ${attempts} attempts` : at) },
  { title: 'Note', cell: ({ error }) => error },
  { title: 'Action', cell: SendForm },
];
const COLUMNS_OF_AN_ORDER = COLUMNS.filter((column) => column !== ABOUT);

type MessageTableProps = { readonly messages: readonly DeskMessage[]; readonly isOfOneOrder?: boolean };

/** Renders messages with their state and last error. Those that wait or were given up can be sent again. */
export function MessageTable({ messages, isOfOneOrder }: MessageTableProps) {
  const columns = isOfOneOrder ? COLUMNS_OF_AN_ORDER : COLUMNS;
  return <DeskTable caption="Messages" columns={columns} rows={messages} empty="No messages." />;
}

function SendForm({ id, what, about, canRetry, again }: DeskMessage) {
  const look = { kind: 'outline', size: 'xs' } as const;
  if (again) {
    return (
      <DeskForm
        action={deskFormPath('sendAgain')}
        hidden={{ reference: about, message: id, idempotencyKey: again }}
        submit={{ ...look, text: 'Send again', 'aria-label': `Send again: ${what}` }}
      />
    );
  }
  if (!canRetry) return null;
  return (
    <DeskForm
      action={deskFormPath('retryMessage')}
      hidden={{ id }}
      submit={{ ...look, text: 'Send now', 'aria-label': `Send now: ${what}` }}
    />
  );
}
