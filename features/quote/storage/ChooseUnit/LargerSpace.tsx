import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { formatSquareFeet } from '@/lib/domain/catalogue/storage-units';
import type { Trader } from '@/lib/domain/order/trader';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { LazyRequestForm } from '../../request/LazyRequestForm';
import styles from './ChooseUnit.module.scss';

const ABOUT = { label: 'About your things', hint: 'How much space, what goes in, and for how long.' };

/** Space without a price online: ask in writing, or ring, which needs no script. */
export function LargerSpace({ phone, phoneHref }: Pick<Trader, 'phone' | 'phoneHref'>) {
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
