import { Button } from '@/components/ui/Button';
import type { AddThingsOffer } from '../types';
import styles from './BringBack.module.scss';

/** Renders the form that starts a collection of more items into the unit of a storage order. A plain form. */
export function AddThings({ action, fields }: AddThingsOffer) {
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
