import styles from './steps.module.scss';
import { useState } from 'react';
import { StartRequest } from '@/components/booking/StartRequest';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { PhoneField } from '@/components/ui/PhoneField';
import { TextField } from '@/components/ui/TextField';
import { useAnswers, useWizardContext } from '@/features/quote/engine/form';
import { codeOf, sentenceOf } from '@/features/quote/engine/failures';
import { dayOf, useFlow, type BookingAnswers } from '@/features/quote/flow-config';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import { formatPence } from '@/lib/domain/money';
import { needsStartRequestFor } from '@/lib/domain/order/cancellation';
import { ROUTES } from '@/lib/routes';
import { promoRefusal } from './details-step';
import detailsStepStyles from './DetailsStep.module.scss';

const OWN = {
  news: {
    label: 'Send me news and offers by email',
    hint: 'Optional. Every email has an unsubscribe link.',
  },
  terms: 'I agree to the',
  readOut: undefined,
};
/** Texts for an operator who reads them to a customer on the phone. */
const SPOKEN = {
  news: {
    label: 'They want news and offers by email',
    hint: 'Read to the customer: “You can leave this out. Every email has an unsubscribe link.”',
  },
  terms: 'They agree to the',
  readOut:
    'Read to the customer: “Our terms and conditions apply. You agree to them when you pay by the link we email.”',
};

/** Asks for the customer's details (QUO-7) and the two separate consents, unticked (LAW-12). */
export function DetailsStep() {
  const { values, setField, errorOf } = useAnswers<BookingAnswers>();
  const { flow, facts } = useFlow();
  const day = dayOf(values, flow.dateKey);
  const words = facts.isForCustomer ? SPOKEN : OWN;
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    value: values[name],
    onChange: (value: string) => setField(name, value),
    error: errorOf(name),
  });
  return (
    <div className={styles.stack}>
      <section className={styles.card} aria-label="Contact">
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
        </div>
        <div className={styles.pair}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            {...text('email')}
          />
          <PhoneField
            prefix={values.phonePrefix}
            number={values.phone}
            onPrefixChange={(prefix) => setField('phonePrefix', prefix)}
            onNumberChange={(phone) => setField('phone', phone)}
            error={errorOf('phone') ?? errorOf('phonePrefix')}
          />
        </div>
      </section>
      <PromoField />
      <Checkbox
        name="signForNews"
        {...words.news}
        checked={values.signForNews}
        onChange={(checked) => setField('signForNews', checked)}
      />
      <Checkbox
        name="isAgreedWithTerms"
        label={
          <>
            {words.terms}{' '}
            <a href={ROUTES.terms} target="_blank" rel="noreferrer">
              terms and conditions
            </a>
          </>
        }
        hint={words.readOut}
        checked={values.isAgreedWithTerms}
        onChange={(checked) => setField('isAgreedWithTerms', checked)}
        error={errorOf('isAgreedWithTerms')}
      />
      {needsStartRequestFor(flow.services(values), day, facts.today) ? (
        <StartRequest
          isSpoken={facts.isForCustomer}
          checked={values.wantsStartWithin14Days}
          onChange={(checked) => setField('wantsStartWithin14Days', checked)}
          error={errorOf('wantsStartWithin14Days')}
        />
      ) : null}
    </div>
  );
}

/** Renders the promo code, folded until it is asked for, typed or refused. */
function PromoField() {
  const { values, setField, errorOf, setError } = useAnswers<CheckoutAnswers>();
  const { price } = useWizardContext();
  const [isBusy, setBusy] = useState(false);
  const code = values.promo.trim();
  const error = errorOf('promo');
  const [isOpen, setOpen] = useState(code !== '');
  // An error, or a code that a reload brings back, opens the line once. The visitor may close it.
  const [shown, setShown] = useState({ error, hasCode: code !== '' });
  if (shown.error !== error || shown.hasCode !== (code !== '')) {
    setShown({ error, hasCode: code !== '' });
    if (error !== undefined || code !== '') setOpen(true);
  }
  const discount = price.quote?.lines.find((line) => line.code === 'promo_discount');
  const isApplied = code !== '' && price.promo === values.promo && discount !== undefined;

  const apply = async () => {
    setBusy(true);
    setError('promo', undefined);
    await price.confirm(values.promo).catch((reason: unknown) => {
      const refusal = codeOf(reason);
      setError('promo', promoRefusal(refusal) ?? sentenceOf(refusal));
    });
    setBusy(false);
  };

  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={detailsStepStyles.ask}>Have a code?</summary>
      <div className={detailsStepStyles.promo}>
        <TextField
          label="Promo code"
          name="promo"
          optional
          value={values.promo}
          onChange={(promo) => setField('promo', promo)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
          success={isApplied ? `Applied: ${formatPence(discount.amount)}` : undefined}
        />
        <Button
          kind="secondary"
          loading={isBusy}
          disabled={code === '' && price.promo === ''}
          onClick={() => void apply()}
        >
          Apply
        </Button>
      </div>
    </details>
  );
}
