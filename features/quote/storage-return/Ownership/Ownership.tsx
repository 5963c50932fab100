import { useEffect, useRef } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Note } from '@/components/ui/Note';
import type { Trader } from '@/lib/domain/order/trader';
import { EntryPage } from '../../pages/EntryPage';
import type { OwnRental, OwnershipWords } from './words';
import styles from './Ownership.module.scss';

/** Renders the ways to prove the ownership of stored items (OWN-1), which work without a script. */
export function Ownership({
  trader,
  heading,
  lead,
  notice,
  link,
  ...ways
}: OwnershipWords & { readonly trader: Trader }) {
  return (
    <EntryPage heading={heading} lead={lead} isDeleted={false} trader={trader}>
      {notice ? (
        <Note kind={notice.kind} role="status">
          {notice.text}
        </Note>
      ) : null}
      {link ? (
        <form noValidate method="post" action={ways.calls.open} className={styles.card}>
          <input type="hidden" name="link" value={link.value} />
          <p>
            Storage order <b>{link.reference}</b>
          </p>
          <Button type="submit" size="xl" iconAfter="arrow-right">
            These things are mine
          </Button>
          <p className={styles.quiet}>Didn’t ask for this? Close the page and nothing will happen.</p>
        </form>
      ) : (
        <Ways {...ways} />
      )}
    </EntryPage>
  );
}

type WaysProps = Pick<OwnershipWords, 'stores' | 'typed' | 'errors' | 'signInHref' | 'draftId' | 'askHref' | 'calls'>;

function Ways({ stores, typed, errors, signInHref, draftId, askHref, calls }: WaysProps) {
  return (
    <>
      {stores.map((store) => (
        <Store key={store.orderId} rental={store} draftId={draftId} action={calls.book} />
      ))}
      {signInHref ? (
        <section aria-labelledby="by-account" className={styles.card}>
          <h2 id="by-account">Sign in</h2>
          <p>Use the email of your storage order. You then see your units and everything in them.</p>
          <ButtonLink href={signInHref} kind="secondary" size="l">
            Sign in
          </ButtonLink>
        </section>
      ) : null}
      <section aria-labelledby="by-number" className={styles.card}>
        <h2 id="by-number">By order number</h2>
        <p>We email you a link to carry on from here. The number is in the subject of your booking email.</p>
        <AskByNumber typed={typed} errors={errors} draftId={draftId} action={calls.mail} />
      </section>
      <section aria-labelledby="by-request" className={styles.card}>
        <h2 id="by-request">Don’t have either?</h2>
        <p>Tell us what you need. We will ring you and find your order together.</p>
        <ButtonLink href={askHref} kind="outline" size="l">
          {draftId ? 'Back to your return' : 'Tell us what you need'}
        </ButtonLink>
      </section>
    </>
  );
}

type RentalProps = { readonly rental: OwnRental; readonly draftId: string; readonly action: string };

function Store({ rental: { orderId, reference, title, offers }, draftId, action }: RentalProps) {
  return (
    <form noValidate method="post" action={action} aria-label={`${title}, order ${reference}`} className={styles.card}>
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="draftId" value={draftId} />
      <h2>{title}</h2>
      <p className={styles.quiet}>Order {reference}</p>
      <div className={styles.offers}>
        {offers.map(({ what, label }, place) => (
          <Button
            key={what}
            type="submit"
            size="l"
            name="what"
            value={what}
            kind={place === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

type AskByNumberProps = Pick<OwnershipWords, 'typed' | 'errors' | 'draftId'> & { readonly action: string };

function AskByNumber({ typed, errors, draftId, action }: AskByNumberProps) {
  const { onInput, isChanged } = useChangedFields();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const errorOf = (name: 'reference' | 'email') => (isChanged(name) ? undefined : errors[name]);
  const wrong = (['reference', 'email'] as const).flatMap((fieldId) => {
    const text = errorOf(fieldId);
    return text ? [{ fieldId, text }] : [];
  });
  return (
    <form noValidate method="post" action={action} className={styles.form} onInput={onInput}>
      <ErrorSummary ref={summary} errors={wrong} />
      <input type="hidden" name="draftId" value={draftId} />
      <Asked
        name="reference"
        label="Storage order number"
        hint="For example, SM-7K4Q-2XPD."
        value={typed.reference}
        error={errorOf('reference')}
      />
      <Asked name="email" label="Email of that order" value={typed.email} error={errorOf('email')} />
      <Button type="submit" size="l">
        Email me a link
      </Button>
    </form>
  );
}

type AskedProps = {
  readonly name: 'reference' | 'email';
  readonly label: string;
  readonly hint?: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
};

function Asked({ name, label, value, ...texts }: AskedProps) {
  const isEmail = name === 'email';
  return (
    <Field id={name} label={label} {...texts}>
      <div className={field.group}>
        <input
          id={name}
          name={name}
          type={isEmail ? 'email' : 'text'}
          required
          defaultValue={value}
          maxLength={isEmail ? 254 : 20}
          autoComplete={isEmail ? 'email' : 'off'}
          autoCapitalize={isEmail ? 'none' : 'characters'}
          spellCheck={false}
          className={field.control}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(name, texts)}
        />
      </div>
    </Field>
  );
}
