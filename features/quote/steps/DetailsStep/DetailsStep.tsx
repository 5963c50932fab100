import { StartRequest } from '@/components/booking/StartRequest/StartRequest';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { PhoneField } from '@/components/ui/PhoneField/PhoneField';
import { TextField } from '@/components/ui/TextField/TextField';
import { needsStartRequestFor } from '@/lib/domain/order/cancellation';
import { ROUTES } from '@/lib/routes';
import { dayOf, useBooking, type BookingAnswers } from '../../booking';
import { useAnswers } from '../../engine/form';
import styles from '../steps.module.scss';
import { PromoField } from './PromoField';

/** Who books (QUO-7), a promo code, and the two consents, which are apart and unticked (LAW-12). */
export function DetailsStep() {
  const { values, setField, errorOf } = useAnswers<BookingAnswers>();
  const { booking, facts } = useBooking();
  const day = dayOf(values, booking.dateKey);
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
        label="Send me news and offers by email"
        hint="Optional. Every email has an unsubscribe link."
        checked={values.signForNews}
        onChange={(checked) => setField('signForNews', checked)}
      />
      <Checkbox
        name="isAgreedWithTerms"
        label={
          <>
            I agree to the{' '}
            <a href={ROUTES.terms} target="_blank" rel="noreferrer">
              terms and conditions
            </a>
          </>
        }
        checked={values.isAgreedWithTerms}
        onChange={(checked) => setField('isAgreedWithTerms', checked)}
        error={errorOf('isAgreedWithTerms')}
      />
      {needsStartRequestFor(booking.services(values), day, facts.today) ? (
        <StartRequest
          checked={values.wantsStartWithin14Days}
          onChange={(checked) => setField('wantsStartWithin14Days', checked)}
          error={errorOf('wantsStartWithin14Days')}
        />
      ) : null}
    </div>
  );
}
