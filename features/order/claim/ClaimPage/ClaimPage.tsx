import { mailAboutHref } from '../../links';
import { OrderHead } from '../../OrderHead/OrderHead';
import type { BookedTrader } from '../../types';
import type { ClaimModel } from '../model';
import { ClaimForm } from './ClaimForm';
import { ClaimSection } from './ClaimSection';
import styles from './ClaimPage.module.scss';

type ClaimPageProps = { readonly model: ClaimModel; readonly trader: BookedTrader };

/** What went wrong on a job: what was said, what became of it, and the form for more. It needs no script. */
export function ClaimPage({ model, trader }: ClaimPageProps) {
  const { reference, title, lead, limit, orderHref, notice, claims, form } = model;
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={orderHref} notice={notice} />
      <p className={styles.limit}>{limit}</p>
      {claims.map((claim) => (
        <ClaimSection key={claim.id} {...claim} />
      ))}
      {form ? <ClaimForm form={form} /> : null}
      <p className={styles.help}>
        {form ? 'Would you rather talk to someone? Ring' : 'Ring'} <a href={trader.phoneHref}>{trader.phone}</a> or
        write to <a href={mailAboutHref(trader.email, reference)}>{trader.email}</a> with your order number{' '}
        <span className={styles.reference}>{reference}</span>.
      </p>
    </div>
  );
}
