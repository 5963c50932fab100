import Link from 'next/link';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import type { ErrorCode, SlotDto } from '@/lib/contracts/errors';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { withAddressName } from '@/lib/domain/order/address-names';
import type { Quote } from '@/lib/domain/pricing/quote';
import { startKey } from '@/lib/domain/slots/slot-key';
import { ROUTES } from '@/lib/routes';
import { sentenceOf } from '../engine/failures';
import styles from './CheckAnswers.module.scss';
import type { Trouble } from './use-order';

type CheckTroubleProps = {
  readonly steps: readonly { readonly id: string; readonly fields: readonly string[] }[];
  readonly trouble: Trouble;
  readonly answers: object;
  readonly quote: Quote;
  readonly isBusy: boolean;
  readonly changePath: (step: string) => string;
  readonly ownPath: string;
  readonly onSlot: (slot: SlotDto) => void;
};

/** Errors of guests that a customer who signs in with the booking's email does not get. */
const SIGNED_IN_GOES_ON: readonly ErrorCode[] = ['too_many_unpaid', 'owner_unproven'];

/** Returns the step of an order's field: "answers.timeSlot.movingDate" → "date". */
function stepOfField(steps: CheckTroubleProps['steps'], path: string): string {
  const [field = ''] = path.replace(/^answers\./, '').split('.');
  return steps.find(({ fields }) => fields.includes(field))?.id ?? 'details';
}

export function CheckTrouble(props: CheckTroubleProps) {
  return (
    <Note kind="error" role="alert">
      <Explanation {...props} />
    </Note>
  );
}

function Explanation({ steps, trouble, answers, quote, isBusy, changePath, ownPath, onSlot }: CheckTroubleProps) {
  switch (trouble.kind) {
    case 'slot_taken':
      return (
        <>
          <p>Someone else has just taken this slot. Nothing has been paid.</p>
          {trouble.nearest.length > 0 ? <p>These are the nearest available slots:</p> : null}
          <div className={styles.nearest}>
            {trouble.nearest.map((slot) => (
              <Button key={startKey(slot)} kind="outline" disabled={isBusy} onClick={() => onSlot(slot)}>
                {`${formatDay(slot.date)}, ${formatSlot([slot.start, slot.end])}`}
              </Button>
            ))}
          </div>
          <p>
            <Link href={changePath('date')} prefetch={false}>
              See all days
            </Link>
          </p>
        </>
      );
    case 'unit_taken':
      return (
        <>
          <p>{`${trouble.text} Nothing has been paid, and your answers are kept.`}</p>
          <p>
            <Link href={changePath(stepOfField(steps, 'storageSpace'))} prefetch={false}>
              Choose another unit
            </Link>
          </p>
        </>
      );
    case 'price_changed':
      return `The price was ${formatPence(trouble.before)} and is now ${formatPence(quote.totalWithDiscount)}. Nothing has been paid. If you are happy with that, pay; if not, change your answers or leave.`;
    case 'fields':
      return (
        <>
          <p>These answers were not accepted. Nothing has been paid.</p>
          <ul>
            {Object.entries(trouble.fields).map(([path, text]) => (
              <li key={path}>
                <Link href={changePath(stepOfField(steps, path))} prefetch={false}>
                  {withAddressName(path, text, answers)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      );
    case 'failed':
      if (!SIGNED_IN_GOES_ON.includes(trouble.code))
        return `${sentenceOf(trouble.code)} Nothing has been paid; you can press the button again.`;
      return (
        <>
          <p>{`${sentenceOf(trouble.code)} Nothing has been paid, and your answers are kept.`}</p>
          <p>
            <Link href={`${ROUTES.signIn}?${new URLSearchParams({ next: ownPath }).toString()}`} prefetch={false}>
              Sign in with the email of this booking
            </Link>{' '}
            to go on now.
          </p>
        </>
      );
  }
}
