import { Button } from '@/components/ui/Button';
import { PlainSegments } from '@/components/ui/Segments/PlainSegments';
import stub from '@/components/ui/TicketStub.module.scss';
import { SEE_DAYS } from '@/lib/domain/order/labels';
import { ROUTES } from '@/lib/routes';
import { CheaperDays } from '../CheaperDays';
import { PostcodeField } from '../PostcodeField';
import { ServicePanel } from '../ServicePanel';
import { MOVING_ASKER } from '../askers';
import { CLEANING_SERVICE, RETURN_SERVICE, STORAGE_SERVICE } from '../services';
import type { InstantPlan } from '../types';
import { useLivePrice } from '../live-price';
import { Refused, Unreachable } from './Refused';
import styles from './InstantPrice.module.scss';
import { hydrateRoot, type Root } from 'react-dom/client';

const SERVICES = [STORAGE_SERVICE, CLEANING_SERVICE, RETURN_SERVICE] as const;

/** Renders a price by native GET forms. All prices are in the markup: the script adds only the effect of postcodes. */
export function InstantPrice(moving: InstantPriceProps) {
  return (
    <div className={styles.root}>
      <div className={styles.tabs} role="radiogroup" aria-label="Service">
        {['Moving', ...SERVICES.map(({ label }) => label)].map((label, index) => (
          <label key={label} className={styles.tab}>
            <input type="radio" name="service" value={label} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      <MovingPanel {...moving} />
      {SERVICES.map((service) => (
        <ServicePanel key={service.id} service={service} className={styles.panel} />
      ))}
    </div>
  );
}

const ADDRESSES = [
  { name: 'from', label: 'From postcode' },
  { name: 'to', label: 'To postcode' },
] as const;

export type InstantPriceProps = {
  readonly plans: readonly InstantPlan[];
  readonly initialSpace: InstantPlan['space'];
};

function MovingPanel({ plans, initialSpace }: InstantPriceProps) {
  const { form, live, retry } = useLivePrice(MOVING_ASKER);
  return (
    <form noValidate ref={form} action={ROUTES.movingQuote} method="get" className={styles.panel} autoComplete="on">
      <div className={styles.body}>
        <div className={styles.pair}>
          {ADDRESSES.map(({ name, label }) => (
            <PostcodeField key={name} id={name} name={name} label={label} error={live.errors[name]} />
          ))}
        </div>
        <PlainSegments
          legend="How much are you moving?"
          name="plan"
          options={plans.map(({ space, label }) => ({ value: space, label }))}
          initialValue={initialSpace}
        />
      </div>
      <div className={stub.root}>
        <div className={stub.words}>
          {live.askHref ? <Refused href={live.askHref} /> : null}
          {(live.askHref ? [] : plans).map(({ space, price, facts, reach }) => {
            const isLive = live.subject === space && live.price !== undefined;
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
          {live.state === 'unreachable' ? <Unreachable onRetry={retry} /> : null}
        </div>
        <div className={stub.action}>
          <Button type="submit" kind="dark" size="l" iconAfter="arrow-right" data-spot="home_price_moving">
            {SEE_DAYS}
          </Button>
        </div>
      </div>
      <CheaperDays live={live} />
      <p role="status" className={styles.spoken}>
        {live.announcement}
      </p>
    </form>
  );
}

/** Hydrates the widget and keeps typed values. After `isGone` recoverable errors are not reported. */
export function hydrate(container: HTMLElement, props: InstantPriceProps, isGone: () => boolean): Root {
  return hydrateRoot(container, <InstantPrice {...props} />, {
    onRecoverableError: (error) => !isGone() && reportError(error),
  });
}
