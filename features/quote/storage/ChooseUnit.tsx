import styles from './ChooseUnit.module.scss';
import { useState } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { Segments } from '@/components/ui/Segments/Segments';
import { formatSquareFeet, storageUnit, UNIT_HEIGHT_FEET, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import type { Trader } from '@/lib/domain/order/trader';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { storageTripPrice, tripsSentence } from '@/lib/domain/pricing/storage-trips';
import { STORAGE_TERMS, type StorageSpace, type StorageTerm } from '@/lib/domain/order-types';
import { ROUTES } from '@/lib/routes';
import { EntryPage, type EntryProps } from '../pages/EntryPage';
import { LazyRequestForm } from '../request/AskOpener';
import { AreaCard } from '../units/AreaCard';
import { PriceText, UnitCard, UnitShelf } from '../units/UnitCard';
import { CUSTOM_AREA, UNITS, type UnitOption, type UnitPictures } from '../units/units';
import { chosenUnitPath } from './prefill';
import { rentText, TERM_OPTIONS, type RentText } from './units';

const ABOUT = { label: 'About your things', hint: 'How much space, what goes in, and for how long.' };

function LargerSpace({ phone, phoneHref }: Pick<Trader, 'phone' | 'phoneHref'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <section aria-labelledby="larger-space" className={styles.request}>
        <h2 id="larger-space" className={styles.title}>
          More than {formatSquareFeet(CUSTOM_SQUARE_FEET.max)}?
        </h2>
        <p>
          We price that by request: tell us what you store, or ring <a href={phoneHref}>{phone}</a>. We tell you the
          total price before you agree to anything.
        </p>
        <Button kind="outline" aria-expanded={isAsking} onClick={() => setAsking(true)}>
          Ask for a price
        </Button>
      </section>
      {isAsking ? <LazyRequestForm service="storage" title="A price for more space" about={ABOUT} /> : null}
    </>
  );
}

type RentLinesProps = {
  readonly rent: RentText;
  readonly lead?: string | undefined;
};

/** Renders "£13.14 a week, £21.90 by the list; £52.56 for 4 weeks". */
function RentLines({ rent, lead }: RentLinesProps) {
  return (
    <PriceText lead={lead} price={rent.week} note={`${rent.fourWeeks} for 4 weeks`}>
      a week{' '}
      {rent.list ? (
        <>
          <span className={styles.unseen}>instead of </span>
          <s className={styles.quiet}>{rent.list}</s>
        </>
      ) : null}
    </PriceText>
  );
}

export type ChooseUnitProps = EntryProps & {
  readonly term: StorageTerm;
  /** A refused custom area from the query, as typed. */
  readonly area: string | null;
  readonly pictures: UnitPictures;
  readonly fullUnits: readonly StorageSpace[];
};

const LEAD = 'All drawings are to the same scale. We collect your things, and bring them back when you want them.';

/** A full unit of usual size, as an example of what a trip costs. */
const EXAMPLE = storageUnit('Plan 6x4');
const EXAMPLE_TRIP = `They are priced by volume: ${formatPence(storageTripPrice(usableCubicFeet(EXAMPLE.squareFeet)))} each for a full ${EXAMPLE.title.replaceAll(' ', '\u00a0')} unit.`;

/** Renders all unit sizes at one scale, with prices for the chosen term. The links work without a script. */
export function ChooseUnit({ carried, pictures, area, fullUnits, term: first, ...page }: ChooseUnitProps) {
  const [term, setTerm] = useState(first);
  const rentOfArea = (squareFeet: number, lead?: string) => {
    const rent = rentText({ storageSpace: 'custom', squareFeet }, term);
    return rent && <RentLines rent={rent} lead={lead} />;
  };
  return (
    <EntryPage heading="How much space do you need?" lead={LEAD} {...page}>
      <div className={styles.bar}>
        <Segments
          legend="How long for?"
          legendHidden
          name="term"
          value={term}
          onChange={(value) => setTerm(STORAGE_TERMS.find((each) => each === value) ?? term)}
          options={TERM_OPTIONS}
          onMist
        />
        <p className={styles.quiet}>
          {`All rooms are ${UNIT_HEIGHT_FEET} ft high. Prices include VAT. ${tripsSentence(term)} ${EXAMPLE_TRIP}`}
        </p>
        <p className={styles.quiet}>
          Not sure? <AppLink href={ROUTES.unitSizes}>See what fits in each</AppLink>, or{' '}
          <AppLink href={ROUTES.storageCalculator}>let the calculator pack your list</AppLink>.
        </p>
      </div>
      <UnitShelf>
        {UNITS.map((unit) => (
          <RentedUnit
            key={unit.space}
            unit={unit}
            term={term}
            pictures={pictures}
            carried={carried}
            isFull={fullUnits.includes(unit.space)}
          />
        ))}
        {CUSTOM_AREA && !fullUnits.includes('custom') ? (
          <AreaCard
            bounds={CUSTOM_AREA}
            picture={pictures.custom}
            action={ROUTES.storageQuote}
            spot="choose_unit_custom"
            query={`plan=custom&term=${term}&${carried}`}
            initialArea={area}
            priceOf={rentOfArea}
            unitHref={(space) => (fullUnits.includes(space) ? null : chosenUnitPath(space, term, carried))}
          />
        ) : null}
      </UnitShelf>
      <LargerSpace {...page.trader} />
    </EntryPage>
  );
}

type RentedUnitProps = Pick<ChooseUnitProps, 'term' | 'pictures' | 'carried'> & {
  readonly unit: UnitOption;
  readonly isFull: boolean;
};

function RentedUnit({ unit, term, pictures, carried, isFull }: RentedUnitProps) {
  const { space } = unit;
  const rent = rentText({ storageSpace: space, squareFeet: null }, term);
  if (!rent) return null;
  return (
    <UnitCard
      unit={unit}
      picture={pictures[space]}
      href={chosenUnitPath(space, term, carried)}
      price={`${rent.week} a week`}
      spot={`choose_unit_${space}`}
      isFull={isFull}
    >
      <RentLines rent={rent} />
    </UnitCard>
  );
}
