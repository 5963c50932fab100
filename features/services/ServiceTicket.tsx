import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { TicketStub } from '@/components/ui/TicketStub';
import type { Ticket } from './types';
import styles from './ServiceTicket.module.scss';

/** Renders the price, what it includes, and the link into the quote, on the orange stub that all prices have. */
export function ServiceTicket({ points, lead, price, per, note, action }: Ticket) {
  return (
    <div className={styles.root}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      <TicketStub
        lead={lead}
        price={price}
        note={note}
        per={per}
        action={
          <ButtonLink href={action.href} kind="dark" size="l" iconAfter="arrow-right" data-spot={action.spot}>
            {action.label}
          </ButtonLink>
        }
      />
    </div>
  );
}
