import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { FactList } from '../lists';
import type { InvoiceModel } from './model';
import styles from './InvoicePage.module.scss';

export function InvoicePage({ model }: { readonly model: InvoiceModel }) {
  const { name, number, corrects, seller, customer, customerNote, facts, subject, lines, sums, total, orderHref } =
    model;
  return (
    <div className={styles.root}>
      <div className={styles.ways}>
        <a href={orderHref} className={styles.back}>
          <Icon name="arrow-left" /> Back to your order
        </a>
        <Button kind="secondary" iconBefore="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <article className={styles.paper} aria-labelledby="title">
        <header className={styles.head}>
          <h1 id="title" className={styles.heading}>
            {name} <span className={styles.number}>{number}</span>
          </h1>
          {corrects ? (
            <p className={styles.corrects}>
              {corrects.text} <a href={corrects.href}>{corrects.label}</a>
            </p>
          ) : null}
        </header>
        <div className={styles.parties}>
          <Party id="from" title="From" lines={seller} />
          <Party id="to" title="To" lines={customer} note={customerNote} />
        </div>
        <FactList facts={facts} />
        <table className={styles.table}>
          <caption>{subject}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Amount with VAT</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, detail, amount }, index) => (
              <tr key={`${label} ${index}`}>
                <th scope="row">
                  {label}
                  {detail ? <span className={styles.detail}>{detail}</span> : null}
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{total.label}</th>
              <td>{total.amount}</td>
            </tr>
          </tfoot>
        </table>
      </article>
    </div>
  );
}

type PartyProps = {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly note?: string;
};

function Party({ id, title, lines, note }: PartyProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {note ? <p className={styles.detail}>{note}</p> : null}
    </section>
  );
}
