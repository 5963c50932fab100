import { useEffect, useState } from 'react';
import { PostForm } from '@/components/forms/PostForm';
import { Button, buttonClass } from '@/components/ui/Button';
import { FactList } from '@/features/order/lists';
import { OrderHead } from '@/features/order/OrderHead';
import type { BookedTrader } from '@/features/order/types';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { countWithNoun } from '@/lib/domain/wording';
import styles from './ExtraPage.module.scss';
import type { ExtraModel } from './extra-model';

const EVERY_MS = 5_000;

export function MinutesLeft({ ms }: { readonly ms: number }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const opened = Date.now();
    const look = (): void => setLeft(ms - (Date.now() - opened));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [ms]);
  if (left === null) return null;
  return <span>{left > 0 ? `${countWithNoun(Math.ceil(left / MINUTE_MS), 'minute')} left.` : 'Time is up.'}</span>;
}

type ExtraPageProps = { readonly model: ExtraModel; readonly trader: Pick<BookedTrader, 'phone' | 'phoneHref'> };

/** Renders the extras of an order: agree, refuse or pay. It needs no script. */
export function ExtraPage({ model, trader }: ExtraPageProps) {
  const { reference, title, lead, backHref, notice, open, owed, past } = model;
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={backHref} notice={notice} />
      {open ? (
        <section aria-label="What we ask" className={styles.panel}>
          <FactList facts={open.facts} />
          <p className={styles.until}>
            <b>{open.until}</b> <MinutesLeft ms={open.leftMs} />
          </p>
          <div className={styles.answers}>
            {[open.yes, open.no].map(({ label, fields }, index) => (
              <PostForm key={label} action={open.action} fields={fields}>
                <Button type="submit" size="l" kind={index === 0 ? 'primary' : 'outline'}>
                  {label}
                </Button>
              </PostForm>
            ))}
          </div>
          <p className={styles.note}>{open.note}</p>
        </section>
      ) : null}
      {owed.map(({ key, title: what, facts, label, href }) => (
        <section key={key} aria-labelledby={`owed-${key}`} className={styles.panel}>
          <h2 id={`owed-${key}`}>{what}</h2>
          <FactList facts={facts} />
          <a href={href} className={buttonClass({ size: 'l' })}>
            {label}
          </a>
        </section>
      ))}
      {past.length > 0 ? (
        <section aria-labelledby="past">
          <h2 id="past">Asked before</h2>
          <FactList facts={past} />
        </section>
      ) : null}
      <p className={styles.note}>
        Questions? Ask our crew, or ring <a href={trader.phoneHref}>{trader.phone}</a>.
      </p>
    </div>
  );
}
