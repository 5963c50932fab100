import { PostForm } from '@/components/forms/PostForm';
import { Button, buttonClass } from '@/components/ui/Button';
import { FactList } from '../lists';
import { OrderHead } from '../OrderHead';
import type { BookedTrader } from '../types';
import type { KeyHandoverModel } from './model';
import styles from './KeyHandoverPage.module.scss';

type KeyHandoverPageProps = {
  readonly model: KeyHandoverModel;
  readonly trader: Pick<BookedTrader, 'phone' | 'phoneHref'>;
};
type Offer = KeyHandoverModel['offers'][number];

/** Renders the options for late keys, and the booked one. It needs no script. */
export function KeyHandoverPage({ model, trader }: KeyHandoverPageProps) {
  const { reference, title, lead, backHref, notice, kept, offers, action, note } = model;
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={backHref} notice={notice} />
      {kept ? (
        <section aria-labelledby="kept" className={styles.panel}>
          <h2 id="kept">{kept.title}</h2>
          <p>{kept.text}</p>
          <FactList facts={kept.facts} />
          <div className={styles.actions}>
            {kept.pay ? (
              <a href={kept.pay.href} className={buttonClass({ size: 'l' })}>
                {kept.pay.label}
              </a>
            ) : null}
            {kept.undo ? (
              <PostForm action={kept.undo.action} fields={kept.undo.fields}>
                <Button type="submit" size="l" kind="outline">
                  {kept.undo.label}
                </Button>
              </PostForm>
            ) : null}
          </div>
          <p className={styles.note}>{kept.note}</p>
        </section>
      ) : null}
      {offers.map((offer) => (
        <Offered key={offer.id} {...offer} action={action} />
      ))}
      <p className={styles.note}>
        {note} Questions? Ask our crew, or ring <a href={trader.phoneHref}>{trader.phone}</a>.
      </p>
    </div>
  );
}

function Offered({ id, title, text, groups, none, action }: Offer & { readonly action: string }) {
  return (
    <section aria-labelledby={id} className={styles.offer}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {none ? <p className={styles.none}>{none}</p> : null}
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className={styles.group}>
          <h3 id={`${id}-${group.key}`}>{group.day}</h3>
          {group.workedOut ? <p className={styles.workedOut}>{group.workedOut}</p> : null}
          <ul className={styles.slots}>
            {group.slots.map(({ key, time, price, label, workedOut, fields }) => (
              <li key={key}>
                <PostForm action={action} fields={fields}>
                  <button type="submit" aria-label={label} className={styles.slot}>
                    <span>{time}</span>
                    <b>{price}</b>
                  </button>
                </PostForm>
                {workedOut ? <p className={styles.workedOut}>{workedOut}</p> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
