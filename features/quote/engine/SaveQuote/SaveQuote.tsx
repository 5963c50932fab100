import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { Note } from '@/components/ui/Note';
import { formatDay, londonDate } from '@/lib/domain/london-time';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { receiptPath } from '@/lib/tool-routes';
import { codeOf, sentenceOf } from '../failures';
import styles from './SaveQuote.module.scss';

const DeleteQuote = fetchedPart(async () => (await import('./DeleteQuote')).DeleteQuote);
const CopyLink = fetchedPart(async () => (await import('@/components/ui/CopyLink')).CopyLink);

type SaveQuoteProps = {
  readonly draftId: string | null;
  readonly pricesUntil: string | null;
  readonly onSave: () => Promise<string>;
  readonly onDelete: () => Promise<void>;
};

type State = { readonly link: string | null; readonly problem: string | null };

export function SaveQuote({ draftId, pricesUntil, onSave, onDelete }: SaveQuoteProps) {
  const [state, setState] = useState<State>({ link: null, problem: null });
  const [isBusy, setBusy] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const save = async () => {
    setBusy(true);
    setState((before) => ({ ...before, problem: null }));
    const result = await onSave().then(
      (link) => ({ link, problem: null }),
      (error: unknown) => ({ link: null, problem: sentenceOf(codeOf(error)) }),
    );
    setState(result);
    setBusy(false);
  };

  return (
    <section className={styles.root} aria-label="Save this quote">
      <div className={styles.buttons}>
        <Button kind="secondary" size="s" loading={isBusy} onClick={() => void save()}>
          Save this quote
        </Button>
        {draftId ? (
          <Button kind="outline" size="s" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            Delete my quote
          </Button>
        ) : null}
      </div>
      {pricesUntil ? (
        <p>
          <span>{`We hold these prices until ${formatDay(londonDate(new Date(pricesUntil)))}.`}</span>{' '}
          {draftId ? <a href={receiptPath(draftId)}>Print or share</a> : null}
        </p>
      ) : null}
      <div role="status">
        {state.link ? (
          <Note kind="success">
            <p>
              Saved for {DRAFT_LIFE_DAYS} days. This link opens it on any device, so share it only with people who may
              see it.
            </p>
            <p className={styles.link}>
              <a href={state.link}>{state.link}</a>
            </p>
          </Note>
        ) : null}
        {state.problem ? <Note kind="error">{state.problem}</Note> : null}
      </div>
      {state.link ? <CopyLink link={state.link} /> : null}
      {isDeleting ? <DeleteQuote onDelete={onDelete} onClose={() => setDeleting(false)} /> : null}
    </section>
  );
}
