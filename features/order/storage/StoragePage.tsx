import { Button, buttonClass } from '@/components/ui/Button';

import field from '@/components/ui/Field/Field.module.scss';
import { Tag } from '@/components/ui/Tag';
import { BringBack } from '../BringBack';
import { FactList } from '../lists';
import { OrderHead } from '../OrderHead';
import type { PaymentLine, StorageModel } from './model';
import styles from './StoragePage.module.scss';

/** Renders the payments of a rental. It needs no script. */
export function StoragePage({ model }: { readonly model: StorageModel }) {
  const { reference, title, lead, orderHref, notice, owed, facts, unit, card, payments, end } = model;
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={orderHref} notice={notice} />
      {owed ? (
        <section aria-labelledby="open" className={styles.owed}>
          <h2 id="open">{owed.text}</h2>
          <p>You can pay it here with any card.</p>
          <a href={owed.href} className={buttonClass({ size: 'l' })}>
            {owed.label}
          </a>
        </section>
      ) : null}
      <section aria-labelledby="agreed">
        <h2 id="agreed">What we agreed</h2>
        <FactList facts={facts} />
      </section>
      {unit ? <Offer id="unit" title="Your unit" {...unit} /> : null}
      {card ? <Offer id="card" title="Your card" {...card} /> : null}
      <section aria-labelledby="payments">
        <h2 id="payments">Payments</h2>
        <ul className={styles.payments}>
          {payments.map((payment) => (
            <Payment key={payment.key} payment={payment} />
          ))}
        </ul>
      </section>
      {end ? <End {...end} /> : null}
    </div>
  );
}

type OfferProps = NonNullable<StorageModel['card']> & { readonly id: string; readonly title: string };

function Offer({ id, title, text, label, href }: OfferProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.words}>{text}</p>
      <a href={href} className={buttonClass({ kind: 'secondary' })}>
        {label}
      </a>
    </section>
  );
}

function Payment({ payment: { what, amount, tag, detail, document } }: { readonly payment: PaymentLine }) {
  return (
    <li>
      <span className={styles.what}>
        {what}
        {detail ? <small>{detail}</small> : null}
        {document ? (
          <a href={document.href}>
            {document.label}
            <span className={styles.of}> for {what}</span>
          </a>
        ) : null}
      </span>
      <Tag kind={tag.kind}>{tag.text}</Tag>
      <b className={styles.amount}>{amount}</b>
    </li>
  );
}

/** Renders the two steps that end the rental: first the consequences of a day, then the booking. */
function End({ action, token, first, last, returnsOn, words, bringBack }: NonNullable<StorageModel['end']>) {
  return (
    <section aria-labelledby="end">
      <h2 id="end">End your storage</h2>
      <form noValidate method="get" action={`${action}#end`} className={styles.day}>
        <input type="hidden" name="token" value={token} />
        <div className={field.root}>
          <label htmlFor="end-day" className={field.label}>
            Everything back on
          </label>
          <input
            id="end-day"
            className={field.control}
            type="date"
            name="end"
            min={first}
            max={last}
            defaultValue={returnsOn}
          />
        </div>
        <Button type="submit" kind="secondary">
          Show the cost or refund
        </Button>
      </form>
      <div className={styles.words} role="status">
        {words.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <BringBack {...bringBack} />
    </section>
  );
}
