import { ButtonLink } from '@/components/ui/ButtonLink';
import { Note } from '@/components/ui/Note';
import type { HeldWords } from '../pages/order-words';
import styles from './HeldOrder.module.scss';

/** Renders an unpaid order with the same answers: how long its slot is held, and the ways to pay or correct it. */
export function HeldOrder({ title, text, pay, correct, order }: HeldWords) {
  return (
    <Note>
      <div className={styles.root}>
        <p>
          <b>{title}.</b> {text}
        </p>
        {pay ? (
          <p>
            <ButtonLink href={pay.href} size="s">
              {pay.label}
            </ButtonLink>
          </p>
        ) : null}
        <p>
          {correct} <a href={order.href}>{order.label}</a>
        </p>
      </div>
    </Note>
  );
}
