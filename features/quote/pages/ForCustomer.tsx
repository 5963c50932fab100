import { Note } from '@/components/ui/Note';
import { deskPath } from '@/lib/routes';
import styles from './ForCustomer.module.scss';

/** The link that stops a booking for a customer. Nothing is booked, and the quote stays. */
export const STOP_BOOKING = { label: 'Stop', href: deskPath('today') } as const;

export function ForCustomer() {
  return (
    <Note className={styles.root}>
      <p>
        <b>You are booking for a customer on the phone.</b> Tick only what they ask for. They agree to it themselves by
        paying: the link goes to their email address. <a href={STOP_BOOKING.href}>Stop</a>
      </p>
    </Note>
  );
}
