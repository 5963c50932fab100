import styles from '@/features/quote/pages/PlanChoice.module.scss';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, shareOfWidest, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { EntryPage, type EntryProps } from '@/features/quote/pages/EntryPage';
import { LazyRequestForm } from '@/features/quote/request/AskOpener';
import { formatPence } from '@/lib/domain/money';
import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import type { CleaningSpace } from '@/lib/domain/order-types';
import type { Trader } from '@/lib/domain/order/trader';
import { CLEANING_GUARANTEE_HOURS, LARGER_HOME_FROM } from '@/lib/domain/prices/price-lists';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import { ROUTES, chosenPath } from '@/lib/routes';
import { CLEANS } from './plans';
import guaranteeStyles from './Guarantee.module.scss';

type Pictures = Readonly<Record<CleaningSpace, Picture>>;

/** Renders the home of a card. All are drawn at one scale. */
const Home = ({ space, pictures }: { readonly space: CleaningSpace; readonly pictures: Pictures }) => (
  <div className={styles.picture} style={shareOfWidest(pictures[space], Object.values(pictures))}>
    <Drawing {...pictures[space]} alt="" />
  </div>
);

type LargerHomeProps = {
  readonly pictures: Pictures;
  readonly trader: Pick<Trader, 'phone' | 'phoneHref'>;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
};

function LargerHome({ pictures, trader, isAsking, onAsk }: LargerHomeProps) {
  return (
    <li className={styles.plan}>
      <Home space="custom" pictures={pictures} />
      <div className={styles.words}>
        <h2 className={styles.title}>{CLEANING_TITLES.custom}</h2>
        <p className={styles.price}>From {formatPence(LARGER_HOME_FROM)}</p>
        <p className={styles.tooltip}>
          Four bedrooms or more, priced by request: tell us about the home, or ring{' '}
          <a href={trader.phoneHref}>{trader.phone}</a>. We tell you the total price before you agree to anything.
        </p>
      </div>
      <Button kind="outline" fullWidth aria-expanded={isAsking} onClick={onAsk}>
        Ask for a price
      </Button>
    </li>
  );
}

const ABOUT = { label: 'About the home', hint: 'Bedrooms, bathrooms, furnished or empty, and when it has to be done.' };

export type ChooseCleanProps = EntryProps & {
  readonly done: readonly string[];
  readonly pictures: Pictures;
};

/** Renders the homes with their prices, and larger ones by request. Works before any script loads. */
export function ChooseClean({ carried, done, pictures, ...page }: ChooseCleanProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <EntryPage
      heading="Which home should we clean?"
      lead="The total price of an end of tenancy clean, VAT included. You pay for the rooms: the cleaners bring everything and stay until the list is done."
      {...page}
    >
      <ul className={`${styles.plans} ${styles.four}`}>
        {CLEANS.map(({ key, title, price, facts, rooms, more }, index) => (
          <li key={key} className={styles.plan}>
            <Home space={key} pictures={pictures} />
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.price}>{price}</p>
            </div>
            <ul className={styles.facts}>
              {[
                ...(index === 0 ? [] : [`Everything in the ${CLEANS[index - 1]?.title ?? ''}`]),
                rooms,
                ...facts,
                ...more,
                ...(index === 0 ? done : []),
              ].map((fact) => (
                <li key={fact}>
                  <Icon name="check" />
                  {fact}
                </li>
              ))}
            </ul>
            <ButtonLink
              href={chosenPath(ROUTES.cleaningQuote, { plan: key }, carried)}
              kind="secondary"
              fullWidth
              aria-label={`Choose ${title}, ${price}`}
              data-spot={`choose_clean_${key}`}
            >
              Choose
            </ButtonLink>
          </li>
        ))}
        <LargerHome pictures={pictures} trader={page.trader} isAsking={isAsking} onAsk={() => setAsking(true)} />
      </ul>
      {isAsking ? <LazyRequestForm service="cleaning" title="A price for a larger home" about={ABOUT} /> : null}
      <Guarantee />
    </EntryPage>
  );
}

/** Renders the guarantee, with dates once the slot is known (PRC-3). */
function Guarantee() {
  return (
    <section aria-labelledby="guarantee" className={guaranteeStyles.root}>
      <h2 id="guarantee" className={guaranteeStyles.title}>
        {GUARANTEE_TITLE}
      </h2>
      <p>
        {GUARANTEE_PROMISE} It starts when the clean is over and ends {CLEANING_GUARANTEE_HOURS} hours later. Once you
        have a slot, you see both times before you pay.
      </p>
      <ul className={guaranteeStyles.conditions}>
        {GUARANTEE_CONDITIONS.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </section>
  );
}
