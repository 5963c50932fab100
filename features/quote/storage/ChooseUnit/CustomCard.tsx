import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { TextField } from '@/components/ui/TextField/TextField';
import type { StorageTerm } from '@/lib/domain/order/types';
import { ROUTES } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { areaOf, rentText } from '../units';
import styles from './ChooseUnit.module.scss';
import { RentLines } from './RentLines';
import { ScaledPicture } from './ScaledPicture';

type CustomCardProps = {
  /** Whole square feet. */
  readonly bounds: { readonly min: number; readonly max: number };
  readonly term: StorageTerm;
  readonly picture: Picture;
  readonly carried: string;
  readonly initialArea: string;
};

/** A room by the square foot. A plain form: the server sees an area through, or asks again. */
export function CustomCard({ bounds, term, picture, carried, initialArea }: CustomCardProps) {
  const [text, setText] = useState(initialArea);
  const [isWrong, setWrong] = useState(initialArea !== '');
  const typed = areaOf(text);
  const rentOf = (squareFeet: number) => rentText({ storageSpace: 'custom', squareFeet }, term);
  const known = typed === null ? null : rentOf(typed);
  const rent = known ?? rentOf(bounds.min);
  const problem = typed === null ? MESSAGES.areaRequired : known ? undefined : MESSAGES.byRequest;
  return (
    <li className={`${styles.unit} ${styles.wide}`}>
      <ScaledPicture picture={picture} />
      <h2 className={styles.title}>Custom</h2>
      <p className={styles.quiet}>
        {bounds.min} to {bounds.max} sq ft
      </p>
      {rent ? <RentLines rent={rent} {...(!known && { lead: 'from' })} /> : null}
      <form
        action={ROUTES.storageQuote}
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
        <input type="hidden" name="plan" value="custom" />
        <input type="hidden" name="term" value={term} />
        {[...new URLSearchParams(carried)].map(([name, value]) => (
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
        <Button type="submit" kind="secondary" fullWidth>
          Choose this area
        </Button>
      </form>
    </li>
  );
}
