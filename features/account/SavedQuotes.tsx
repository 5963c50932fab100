import styles from './SavedQuotes.module.scss';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Note } from '@/components/ui/Note';
import { quotesPath } from '@/lib/account-routes';
import { forgetQuote, QUOTES_SHOWN } from '@/lib/contracts/saved-quotes';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import type { QuoteRow, SavedQuotesProps } from './types';

function DeleteQuote({ draftId, name }: Pick<QuoteRow, 'draftId' | 'name'>) {
  return (
    <div id="forget" role="group" aria-labelledby="forget-what" className={styles.question}>
      <h3 id="forget-what">Delete the {name}?</h3>
      <p>
        Its addresses, items, day and any contact details are deleted at once, and the link to it stops working. This
        cannot be undone. Your orders stay as they are.
      </p>
      <form noValidate method="post" action={forgetQuote.path} className={styles.answers}>
        <input type="hidden" name="draftId" value={draftId} />
        <Button type="submit" kind="dark" size="s" aria-label={`Delete it: the ${name}`}>
          Delete it
        </Button>
        <ButtonLink href={quotesPath()} kind="outline" size="s" aria-label={`Keep it: the ${name}`}>
          Keep it
        </ButtonLink>
      </form>
    </div>
  );
}

/** Renders the customer's saved quotes, or nothing without quotes and notice. */
export function SavedQuotes({ rows, hasMore, notice }: SavedQuotesProps) {
  if (rows.length === 0 && notice === null) return null;
  return (
    <section aria-labelledby="quotes" className={styles.root}>
      <h2 id="quotes">Saved quotes</h2>
      {notice ? (
        <Note kind={notice.kind} role="status" className={styles.notice}>
          {notice.text}
        </Note>
      ) : null}
      {rows.length > 0 ? (
        <p className={styles.lead}>
          Not ordered yet. The price is worked out when you continue. A quote is deleted {DRAFT_LIFE_DAYS} days after
          its last change.
        </p>
      ) : null}
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.draftId} {...row} />
        ))}
      </ul>
      {hasMore ? (
        <p className={styles.more}>
          These are the {QUOTES_SHOWN} that you changed last. When one is ordered or deleted, the next appears here.
        </p>
      ) : null}
    </section>
  );
}

function Row(row: QuoteRow) {
  const { name, title, where, step, changed, keptUntil, note, href, forgetHref, isAsked } = row;
  return (
    <li className={styles.quote}>
      <div className={styles.what}>
        <strong className={styles.title}>{title}</strong>
        {where ? <span>{where}</span> : null}
      </div>
      <div className={styles.facts}>
        <span>{step}</span>
        <span>
          Changed {changed}, kept until {keptUntil}
        </span>
        {note ? <span>{note}</span> : null}
      </div>
      {isAsked ? null : (
        <div className={styles.actions}>
          <a href={forgetHref} aria-label={`Delete the ${name}`} className={styles.forget}>
            Delete
          </a>
          <ButtonLink href={href} size="s" aria-label={`Continue with the ${name}`}>
            Continue
          </ButtonLink>
        </div>
      )}
      {isAsked ? <DeleteQuote {...row} /> : null}
    </li>
  );
}
