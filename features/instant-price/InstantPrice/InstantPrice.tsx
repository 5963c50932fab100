import { Button } from '@/components/ui/Button/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import segments from '@/components/ui/Segments/Segments.module.scss';
import stub from '@/components/ui/TicketStub/TicketStub.module.scss';
import { ROUTES } from '@/lib/routes';
import { PhoneServicePanel } from '../PhoneServicePanel/PhoneServicePanel';
import type { InstantPlan, PhoneService } from '../types';
import { useLivePrice } from '../use-live-price';
import styles from './InstantPrice.module.scss';

export type InstantPriceProps = {
  readonly plans: readonly InstantPlan[];
  readonly initialSpace: InstantPlan['space'];
  readonly services: readonly PhoneService[];
  readonly phone: string;
  readonly phoneHref: string;
};

const ADDRESSES = [
  { name: 'from', label: 'From postcode' },
  { name: 'to', label: 'To postcode' },
] as const;

/**
 * A price before any contact detail. Tabs and sizes are plain radio buttons, the price of each size is in the markup and
 * CSS shows the chosen one, and the form is a GET into the flow: all of it works before any script, and without.
 * The script adds only the live price of the two postcodes, when somebody comes near (wake.ts).
 */
export function InstantPrice({ plans, initialSpace, services, phone, phoneHref }: InstantPriceProps) {
  const { form, live, retry } = useLivePrice();
  return (
    <div className={styles.root}>
      <div className={styles.tabs} role="radiogroup" aria-label="Service">
        {['Moving', ...services.map(({ label }) => label)].map((label, index) => (
          <label key={label} className={styles.tab}>
            <input type="radio" name="service" value={label} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      <form ref={form} action={ROUTES.movingQuote} method="get" className={styles.panel} autoComplete="on">
        <div className={styles.body}>
          <div className={styles.addresses}>
            {ADDRESSES.map(({ name, label }) => (
              <Field key={name} id={name} label={label} error={live.errors[name]}>
                <div className={field.group}>
                  <Icon name="pin" />
                  <input
                    id={name}
                    name={name}
                    className={`${field.control} ${field.withIcon}`}
                    autoComplete={`section-${name} postal-code`}
                    autoCapitalize="characters"
                    spellCheck={false}
                    maxLength={12}
                    aria-invalid={live.errors[name] ? true : undefined}
                    aria-describedby={describedBy(name, { error: live.errors[name] })}
                  />
                </div>
              </Field>
            ))}
          </div>
          <fieldset>
            <legend className={segments.legend}>How much are you moving?</legend>
            <div className={segments.track}>
              {plans.map(({ space, label }) => (
                <label key={space} className={segments.segment}>
                  <input
                    type="radio"
                    name="plan"
                    value={space}
                    className={segments.input}
                    defaultChecked={space === initialSpace}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div className={stub.root}>
          <div className={stub.words}>
            {plans.map(({ space, price, facts, reach }) => {
              const isLive = live.space === space && live.price !== undefined;
              return (
                <div key={space} className={styles.offer} data-space={space}>
                  <p className={stub.line}>
                    <span className={stub.lead}>from </span>
                    <strong className={stub.price}>{isLive ? live.price : price}</strong>
                  </p>
                  <p className={stub.note}>
                    {[facts, isLive ? live.distance : reach, 'VAT included'].filter(Boolean).join(' · ')}
                  </p>
                </div>
              );
            })}
            {live.state === 'unreachable' ? (
              <p className={styles.unreachable}>
                We could not work out the distance just now.{' '}
                <button type="button" className={styles.retry} onClick={retry}>
                  Try again
                </button>
              </p>
            ) : null}
          </div>
          <div className={stub.action}>
            <Button type="submit" kind="dark" size="l" iconAfter="arrow-right">
              <span className={styles.chooseDay}>Choose a day</span>
              <span className={styles.listItems}>List my items</span>
            </Button>
          </div>
        </div>
        <p role="status" className={styles.spoken}>
          {live.spoken}
        </p>
      </form>
      {services.map((service) => (
        <PhoneServicePanel key={service.id} {...service} phone={phone} phoneHref={phoneHref} className={styles.panel} />
      ))}
    </div>
  );
}
