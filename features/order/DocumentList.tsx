import type { OrderDocument } from './types';
import styles from './DocumentList.module.scss';

/** Renders the invoices and credit notes of an order, each as a link to its page. */
export function DocumentList({ documents }: { readonly documents: readonly OrderDocument[] }) {
  return (
    <ul className={styles.root}>
      {documents.map(({ title, date, amount, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <span className={styles.date}>{date}</span>
          <span className={styles.amount}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}
