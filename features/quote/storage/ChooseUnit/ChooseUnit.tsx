import Link from 'next/link';
import { useState } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note/Note';
import { Segments } from '@/components/ui/Segments/Segments';
import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import type { Trader } from '@/lib/domain/order/trader';
import { STORAGE_TERMS, type StorageTerm } from '@/lib/domain/order/types';
import { CUSTOM_BASE } from '@/lib/domain/pricing/assumptions';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/pricing/storage-price-lists';
import { ROUTES } from '@/lib/routes';
import type { UnitPictures } from '../facts';
import { chosenPath } from '../prefill';
import { CUSTOM_AREA, TERM_OPTIONS, UNITS } from '../units';
import styles from './ChooseUnit.module.scss';
import { CustomCard } from './CustomCard';
import { COLUMN_WIDTH } from './ScaledPicture';
import { UnitCard } from './UnitCard';

export type ChooseUnitProps = {
  /** The draft or the prefill, as a query that the links onwards carry. */
  readonly carried: string;
  /** The visitor has just deleted a quote. */
  readonly isDeleted: boolean;
  readonly term: StorageTerm;
  /** A custom area that the address brought along and that has no price, as it was typed; '' without one. */
  readonly area: string;
  readonly pictures: UnitPictures;
  readonly trader: Trader;
};

/** All units in one scale, with their prices for a term. Links: a unit can be chosen before any script has come. */
export function ChooseUnit({ carried, isDeleted, pictures, trader, area, ...start }: ChooseUnitProps) {
  const [term, setTerm] = useState(start.term);
  return (
    <QuoteLayout company={trader}>
      <div className={styles.root}>
        <Link href={ROUTES.getAQuote} className={styles.back} prefetch={false}>
          <Icon name="arrow-left" /> Back
        </Link>
        {isDeleted ? (
          <Note kind="success" role="status">
            Your quote is deleted. The link to it no longer works.
          </Note>
        ) : null}
        <h1 className={styles.heading}>How much space do you need?</h1>
        <p className={styles.lead}>
          Every drawing is in one scale. We collect your things, from {formatPence(CUSTOM_BASE)} and for nothing with 6
          months, and bring them back when you want them.
        </p>
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
          <p className={styles.quiet}>All rooms are {UNIT_HEIGHT_FEET} ft high. Prices include VAT.</p>
        </div>
        <div className={styles.shelf}>
          <ul className={styles.units}>
            {UNITS.map((unit) => (
              <UnitCard
                key={unit.space}
                unit={unit}
                term={term}
                picture={pictures[unit.space]}
                isWide={pictures[unit.space].width > COLUMN_WIDTH}
                href={chosenPath(unit.space, term, carried)}
              />
            ))}
            {CUSTOM_AREA ? (
              <CustomCard
                bounds={CUSTOM_AREA}
                term={term}
                picture={pictures.custom}
                carried={carried}
                initialArea={area}
              />
            ) : null}
          </ul>
        </div>
        <p>
          More than {CUSTOM_SQUARE_FEET.max} sq ft? We price that by request: ring{' '}
          <a href={trader.phoneHref}>{trader.phone}</a>, and you hear the whole price before anything is agreed.
        </p>
      </div>
    </QuoteLayout>
  );
}
