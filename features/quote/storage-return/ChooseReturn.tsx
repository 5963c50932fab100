import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import { CUSTOM_BASE, NO_PARKING, PER_FLOOR } from '@/lib/domain/prices/assumptions';
import type { StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { TRIP_RATE } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { EntryPage, type EntryProps } from '../pages/EntryPage';
import { AreaCard } from '../units/AreaCard';
import { PriceText, UnitCard, UnitShelf } from '../units/UnitCard';
import { CUSTOM_AREA, hasOnlinePrice, UNITS, type UnitPictures } from '../units/units';
import { chosenReturnPath } from './prefill';
import { localQuote } from './price';
import { NAMED_ITEMS } from './what';
import styles from './ChooseReturn.module.scss';

export type ChooseReturnProps = EntryProps & {
  /** A refused custom area from the query, as typed. */
  readonly area: string | null;
  readonly unitPictures: UnitPictures;
  readonly returnPicture: Picture;
};

/** Returns the price of returning a whole unit; null where it is by request. */
function priceOfUnit(unit: StorageToRent): string | null {
  const quote = hasOnlinePrice(unit) && localQuote({ ...EMPTY_RETURN_ANSWERS, returnKind: 'unit', ...unit }, null);
  return quote ? formatPence(quote.totalWithDiscount) : null;
}

/** Renders the choice between single items and a whole unit, which works without a script. */
export function ChooseReturn({ carried, unitPictures, returnPicture, area, ...page }: ChooseReturnProps) {
  const priceOfArea = (squareFeet: number, lead?: string) => {
    const price = priceOfUnit({ storageSpace: 'custom', squareFeet });
    return price && <PriceText price={price} lead={lead} />;
  };
  return (
    <EntryPage
      heading="What should come back?"
      lead={`Prices cover delivery within ${PLAN_MILES} miles to a ground floor with parking, VAT and road charges included. Each floor without a lift adds ${formatPence(PER_FLOOR)}; no parking adds ${formatPence(NO_PARKING)}.`}
      {...page}
    >
      <section aria-labelledby="your-list" className={styles.own}>
        <h2 id="your-list" className={styles.title}>
          Already storing with us?
        </h2>
        <p>Sign in with your email, then tick what comes back on your own list and book straight away.</p>
        <ButtonLink href={`${ROUTES.returnOwner}${carried && `?${carried}`}`} size="l" iconAfter="arrow-right">
          Confirm it is yours
        </ButtonLink>
      </section>
      <section aria-labelledby="some-things" className={styles.some}>
        <div className={styles.picture}>
          <Drawing {...returnPicture} alt="" isEager />
        </div>
        <div className={styles.words}>
          <h2 id="some-things" className={styles.title}>
            Only some things
          </h2>
          <p>
            Name what you need and leave the rest with us. {TRIP_RATE}: the price rises with what you add, and you see
            it before you book.
          </p>
          <ButtonLink
            href={chosenReturnPath(NAMED_ITEMS, carried)}
            kind="secondary"
            size="l"
            aria-label={`Name what comes back, from ${formatPence(CUSTOM_BASE)}`}
            data-spot="return_items"
          >
            Name what comes back
          </ButtonLink>
        </div>
      </section>
      <div className={styles.whole}>
        <h2 className={styles.title}>Everything in a unit</h2>
        <p className={styles.quiet}>
          Priced as a full unit until we know which one is yours, then by the list in your storage order.
        </p>
      </div>
      <UnitShelf>
        {UNITS.map((unit) => {
          const price = priceOfUnit({ storageSpace: unit.space, squareFeet: null });
          return price ? (
            <UnitCard
              key={unit.space}
              unit={{ ...unit, isPopular: false, suits: null }}
              picture={unitPictures[unit.space]}
              href={chosenReturnPath(unit.space, carried)}
              price={price}
              spot={`return_unit_${unit.space}`}
              heading="h3"
            >
              <PriceText price={price} />
            </UnitCard>
          ) : null;
        })}
        {CUSTOM_AREA ? (
          <AreaCard
            bounds={CUSTOM_AREA}
            picture={unitPictures.custom}
            action={ROUTES.returnQuote}
            query={`plan=custom&${carried}`}
            initialArea={area}
            spot="return_unit_custom"
            heading="h3"
            priceOf={priceOfArea}
            unitHref={(space) => chosenReturnPath(space, carried)}
          />
        ) : null}
      </UnitShelf>
    </EntryPage>
  );
}
