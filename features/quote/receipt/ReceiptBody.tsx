import styles from './ReceiptBody.module.scss';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PriceLines } from '@/components/ui/PriceLines';
import { QrCode, type SquareCode } from '@/components/ui/QrCode';
import { QUOTE_RECEIPT, RECEIPT_CONDITION } from '@/lib/tool-routes';
import { sharedListPath } from '@/lib/shared-list-routes';
import type { ReceiptModel } from './receipt-model';

type TriggersProps = Pick<NonNullable<ReceiptModel['held']>, 'triggers'> & { readonly draftId: string };

/** Renders the conditions that change the price. Some can be ticked and priced, without a script. */
function Triggers({ triggers, draftId }: TriggersProps) {
  const canTry = triggers.some((trigger) => trigger.canTry);
  return (
    <form noValidate action={`${QUOTE_RECEIPT}#otherwise`} method="get" className={styles.triggers}>
      <input type="hidden" name="quote" value={draftId} />
      <ul>
        {triggers.map(({ key, text, price, ...trigger }) => (
          <li key={key} className={styles.trigger}>
            {trigger.canTry ? (
              <label>
                <input type="checkbox" name={RECEIPT_CONDITION} value={key} defaultChecked={trigger.isTried} />
                <span>{text}</span>
              </label>
            ) : (
              <span className={styles.untried}>{text}</span>
            )}
            <b>{price}</b>
          </li>
        ))}
      </ul>
      {canTry ? (
        <Button type="submit" kind="secondary">
          Show the price with what I ticked
        </Button>
      ) : null}
    </form>
  );
}

export type ReceiptBodyProps = {
  readonly receipt: ReceiptModel | null;
  readonly link: string;
  readonly code: SquareCode | null;
  readonly start: string;
  readonly seller: string;
};

/** Renders a saved quote's price and conditions without a script, to print and to share. */
export function ReceiptBody({ receipt, link, code, start, seller }: ReceiptBodyProps) {
  if (!receipt) {
    return (
      <Without title="This quote is no longer here">
        <p>It has expired, was deleted or booked, or its link is incomplete.</p>
        <ButtonLink href={start} size="l">
          Start a new quote
        </ButtonLink>
      </Without>
    );
  }
  const { held, goOn, draftId, reference } = receipt;
  if (!held) {
    return (
      <Without title="This quote has no price yet">
        <p>Answer a few more questions, and its price is held from then on.</p>
        <ButtonLink href={goOn} size="l">
          Continue with the quote
        </ButtonLink>
      </Without>
    );
  }
  const { title, total, totalLabel, until, lines, later, answers, triggers, otherwise } = held;
  const subject = encodeURIComponent(`${seller}: ${title}`);
  const body = encodeURIComponent(reference ? `Quote ${reference}\n${link}` : link);
  return (
    <div className={styles.root}>
      <div>
        {reference ? (
          <p className={styles.reference}>
            Quote <strong>{reference}</strong>
          </p>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
      </div>
      <p className={styles.lead}>
        VAT included. We hold these prices until {until}, even if our price list changes. The slot is yours once you
        have paid.
      </p>
      <div className={styles.columns}>
        <section className={styles.ticket} aria-labelledby="receipt-price">
          <h2 id="receipt-price">What it costs</h2>
          <PriceLines lines={lines} />
          <p className={styles.total}>
            <span>{totalLabel}</span> <strong>{total}</strong>
          </p>
          {later.length > 0 ? (
            <>
              <h3>Paid later</h3>
              <PriceLines lines={later} />
            </>
          ) : null}
        </section>
        <section className={styles.answers} aria-labelledby="receipt-answers">
          <h2 id="receipt-answers">What it is for</h2>
          <dl>
            {answers.map(({ label, texts }) => (
              <div key={label}>
                <dt>{label}</dt>
                {texts.map((text) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className={styles.rises} aria-labelledby="receipt-rises">
        <h2 id="receipt-rises">It changes only if …</h2>
        <Triggers triggers={triggers} draftId={draftId} />
        {otherwise ? (
          <div className={styles.otherwise} id="otherwise">
            <h3>
              Then it is {otherwise.total} ({otherwise.difference})
            </h3>
            <PriceLines lines={otherwise.lines} />
          </div>
        ) : null}
      </section>
      <section className={styles.share} aria-labelledby="receipt-share">
        {code ? <QrCode code={code} label="A QR code of this page’s address" className={styles.code} /> : null}
        <div className={styles.words}>
          <h2 id="receipt-share">Take it with you</h2>
          <p>
            Point a phone’s camera at the QR code, print the page, or send its link. Anyone who has it can see and
            change the quote.
          </p>
          {reference ? <p>Calling us? {reference} is all you need to say.</p> : null}
          <p className={styles.link}>
            <a href={link}>{link}</a>
          </p>
          <p className={styles.ways}>
            <a href={`mailto:?subject=${subject}&body=${body}`}>Send it by email</a>
          </p>
          {receipt.isShareable ? (
            <p className={styles.ways}>
              Moving with others? <a href={sharedListPath(draftId)}>Fill the list together</a>, and see each one’s
              share.
            </p>
          ) : null}
          <ButtonLink href={goOn} size="l" iconAfter="arrow-right">
            Continue with the quote
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Without({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
