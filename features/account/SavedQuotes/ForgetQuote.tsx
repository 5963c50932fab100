import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { forgetQuote } from '@/lib/contracts/saved-quotes';
import { quotesPath } from '@/lib/account-routes';
import styles from './SavedQuotes.module.scss';
import type { QuoteRow } from '../types';

/** Asks before a quote is forgotten, because it cannot be brought back. A plain form. */
export function ForgetQuote({ draftId, name }: Pick<QuoteRow, 'draftId' | 'name'>) {
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
