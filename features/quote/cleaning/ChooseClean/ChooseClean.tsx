import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note/Note';
import type { Trader } from '@/lib/domain/order/trader';
import { ROUTES } from '@/lib/routes';
import styles from '../../pages/PlanChoice.module.scss';
import { CLEANS } from '../plans';
import { Guarantee } from './Guarantee';
import { LargerHome } from './LargerHome';

/** Fetched when somebody asks: most choose one of the three homes. */
const RequestForm = dynamic(() => import('../../request/RequestForm').then((module) => module.RequestForm), {
  ssr: false,
});

const ABOUT = { label: 'About the home', hint: 'Bedrooms, bathrooms, furnished or empty, and when it has to be done.' };

export type ChooseCleanProps = {
  /** The draft or the prefill, as a query that the links onwards carry. */
  readonly carried: string;
  /** The visitor has just deleted a quote. */
  readonly isDeleted: boolean;
  /** What the cleaners do in every home. */
  readonly done: readonly string[];
  readonly trader: Trader;
};

/** Three homes with their prices, and a way for larger ones. Plain links: it works before any script has come. */
export function ChooseClean({ carried, isDeleted, done, trader }: ChooseCleanProps) {
  const [isAsking, setAsking] = useState(false);
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
        <h1 className={styles.heading}>Which home do we clean?</h1>
        <p className={styles.lead}>The whole price of an end of tenancy clean, VAT included. We bring everything.</p>
        <ul className={`${styles.plans} ${styles.four}`}>
          {CLEANS.map(({ key, title, price, facts }) => (
            <li key={key} className={`${styles.plan} ${styles.wordsOnly}`}>
              <div className={styles.words}>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.price}>{price}</p>
                <ul className={styles.facts}>
                  {[...facts, ...done].map((fact) => (
                    <li key={fact}>
                      <Icon name="check" />
                      {fact}
                    </li>
                  ))}
                </ul>
              </div>
              <ButtonLink
                href={`${ROUTES.cleaningQuote}/packing?plan=${key}${carried && `&${carried}`}`}
                kind="secondary"
                fullWidth
                aria-label={`Choose ${title}, ${price}`}
              >
                Choose
              </ButtonLink>
            </li>
          ))}
          <LargerHome trader={trader} isAsking={isAsking} onAsk={() => setAsking(true)} />
        </ul>
        {isAsking ? <RequestForm service="cleaning" title="A price for a larger home" about={ABOUT} /> : null}
        <Guarantee />
      </div>
    </QuoteLayout>
  );
}
