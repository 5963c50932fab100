import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { TextField } from '@/components/ui/TextField';
import { areaOf } from '@/lib/domain/catalogue/storage-units';
import { soldUnitFor, soldUnitText } from '@/lib/domain/pricing/storage-rates';
import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { MESSAGES } from '@/lib/validation/messages';
import { ScaledPicture } from './UnitCard';
import styles from './UnitShelf.module.scss';

type AreaCardProps = {
  readonly bounds: { readonly min: number; readonly max: number };
  readonly picture: Picture;
  /** `query` holds further values that the form sends to `action`. */
  readonly action: string;
  readonly query: string;
  /** The refused area that a form without a script sent. */
  readonly initialArea: string | null;
  readonly spot: string;
  readonly heading?: 'h2' | 'h3';
  /** Returns the price of an area after `lead` ("from"); null when it is by request. */
  readonly priceOf: (squareFeet: number, lead?: string) => ReactNode;
  /** Returns the link to a unit of fixed size, or null when it is fully rented. */
  readonly unitHref: (space: StorageUnitSpace) => string | null;
};

/** Renders the form for a custom area. Without a script the server accepts it, or asks again. */
export function AreaCard(card: AreaCardProps) {
  const { bounds, picture, action, query, initialArea, spot, heading: Heading = 'h2', priceOf, unitHref } = card;
  const [text, setText] = useState(initialArea ?? '');
  const [isWrong, setWrong] = useState(initialArea !== null);
  const typed = areaOf(text);
  const known = typed === null ? null : priceOf(typed);
  const sold = soldUnitFor(typed);
  const soldHref = sold && unitHref(sold.space);
  const unpriced = sold ? soldUnitText(sold) : MESSAGES.byRequest;
  const problem = typed === null ? MESSAGES.areaRequired : known ? undefined : unpriced;
  return (
    <li className={styles.unit}>
      <ScaledPicture picture={picture} />
      <div className={styles.words}>
        <Heading className={styles.title}>Custom</Heading>
        <p className={styles.quiet}>
          {bounds.min} to {bounds.max} sq ft
        </p>
        {known ?? priceOf(bounds.min, 'from')}
      </div>
      <form
        action={action}
        method="get"
        noValidate
        className={styles.custom}
        onSubmit={(event) => {
          setWrong(problem !== undefined);
          if (!problem) return;
          event.preventDefault();
          document.getElementById('area')?.focus();
        }}
      >
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label="Area in square feet"
          name="area"
          inputMode="numeric"
          value={text}
          onChange={setText}
          error={isWrong ? problem : undefined}
        />
        {sold && soldHref ? (
          <ButtonLink href={soldHref} kind="dark" fullWidth data-spot={`${spot}_sold`}>
            {`Choose ${sold.title}`}
          </ButtonLink>
        ) : null}
        <Button type="submit" kind="secondary" fullWidth data-spot={spot}>
          Choose this area
        </Button>
      </form>
    </li>
  );
}
