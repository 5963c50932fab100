import styles from './ClaimPage.module.scss';
import { Tag } from '@/components/ui/Tag';
import { FactList, PhotoList } from '@/features/order/lists';
import { OrderHead } from '@/features/order/OrderHead';
import { mailAboutHref } from '@/features/order/links';
import type { BookedTrader } from '@/features/order/types';
import type { ClaimModel, MadeClaim } from './claim-model';
import { AddPhotos, ClaimForm } from './ClaimForm';

function ClaimSection({ id, title, state, facts, items, text, photos, adding, answer, decision }: MadeClaim) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.claim}>
      <h2 id={`${id}-title`} className={styles.name}>
        {title} <Tag kind={state.tag}>{state.label}</Tag>
      </h2>
      {decision ? <DecisionNote {...decision} isMain /> : null}
      {answer ? <DecisionNote {...answer} /> : null}
      <FactList facts={facts} />
      <div className={styles.said}>
        <h3>What you told us</h3>
        <ul>
          {items.map((item, index) => (
            <li key={`${item} ${index}`}>{item}</li>
          ))}
        </ul>
        <Lines text={text} />
      </div>
      {photos.length > 0 ? (
        <div className={styles.photos}>
          <h3>Photos</h3>
          <PhotoList photos={photos} />
        </div>
      ) : null}
      {adding ? <AddPhotos {...adding} /> : null}
    </section>
  );
}

type DecisionNoteProps = NonNullable<MadeClaim['answer']> & { readonly isMain?: boolean };

const DecisionNote = ({ title, text, isMain = false }: DecisionNoteProps) => (
  <div className={isMain ? styles.decision : styles.said}>
    <h3>{title}</h3>
    <Lines text={text} />
  </div>
);

const Lines = ({ text }: { readonly text: readonly string[] }) =>
  text.map((line, index) => <p key={`${line} ${index}`}>{line}</p>);

type ClaimPageProps = { readonly model: ClaimModel; readonly trader: BookedTrader };

/** Renders the customer's claims and the form for a new one. It needs no script. */
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
