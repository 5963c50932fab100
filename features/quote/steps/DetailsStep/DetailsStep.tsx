import styles from '../steps.module.scss';
import { StartRequest } from '@/components/booking/StartRequest';
import { Checkbox } from '@/components/ui/Checkbox';
import { PhoneField } from '@/components/ui/PhoneField';
import { TextField } from '@/components/ui/TextField';
import { needsStartRequestFor } from '@/lib/domain/order/cancellation';
import { ROUTES } from '@/lib/routes';
import { useAnswers } from '../../engine/form';
import { dayOf, useFlow, type BookingAnswers } from '../../flow-config';
import { PromoField } from './PromoField';

/** Texts of the checkboxes: for the visitor, or for an operator who reads them to a customer on the telephone. */
type Words = {
  readonly news: { readonly label: string; readonly hint: string };
  readonly terms: string;
  readonly readOut?: string;
};
const OWN: Words = {
  news: {
    label: 'Send me news and offers by email',
    hint: 'Optional. Every email has an unsubscribe link.',
  },
  terms: 'I agree to the',
};
const SPOKEN: Words = {
  news: {
    label: 'They want news and offers by email',
    hint: 'Read to the customer: “You can leave this out. Every email has an unsubscribe link.”',
  },
  terms: 'They agree to the',
  readOut:
    'Read to the customer: “Our terms and conditions apply. You agree to them when you pay by the link we email.”',
};

/** Asks for the customer's details (QUO-7), a promo code, and the two separate consents, unticked (LAW-12). */
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
