import { Button } from '@/components/ui/Button';
import type { BringBackOffer, FormOffer } from './types';
import styles from './BringBack.module.scss';

export function BringBack({ action, fields, offers }: BringBackOffer) {
  return (
    <form noValidate method="post" action={action} className={styles.root}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {offers.map(({ what, label }) => (
        <Button key={what} type="submit" name="what" value={what} kind="secondary">
          {label}
        </Button>
      ))}
    </form>
  );
}

export function AddThings({ action, fields }: FormOffer) {
  return (
    <form noValidate method="post" action={action} className={styles.root}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="secondary">
        Add things to this unit
      </Button>
    </form>
  );
}
