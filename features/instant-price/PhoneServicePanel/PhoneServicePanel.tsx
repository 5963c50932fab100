import { buttonClass } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { TicketStub } from '@/components/ui/TicketStub/TicketStub';
import type { PhoneService } from '../types';
import styles from './PhoneServicePanel.module.scss';

type PhoneServicePanelProps = PhoneService & {
  readonly phone: string;
  readonly phoneHref: string;
  readonly className: string | undefined;
};

/** A service that a person books with you: what it costs from, what that buys, and the number. */
export function PhoneServicePanel({
  label,
  lead,
  points,
  price,
  note,
  phone,
  phoneHref,
  className,
}: PhoneServicePanelProps) {
  return (
    <section aria-label={label} className={className}>
      <div className={styles.body}>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <TicketStub
        lead="from"
        price={price}
        note={note}
        action={
          <a href={phoneHref} className={buttonClass({ kind: 'dark', size: 'l' })}>
            <Icon name="phone" />
            Book on {phone}
          </a>
        }
      />
    </section>
  );
}
