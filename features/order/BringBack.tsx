import { PostForm } from '@/components/forms/PostForm';
import { Button } from '@/components/ui/Button';
import type { BringBackOffer, FormOffer } from './types';
import styles from './BringBack.module.scss';

export function BringBack({ action, fields, offers }: BringBackOffer) {
  return (
    <PostForm action={action} className={styles.root} fields={fields}>
      {offers.map(({ what, label }) => (
        <Button key={what} type="submit" name="what" value={what} kind="secondary">
          {label}
        </Button>
      ))}
    </PostForm>
  );
}

export function AddThings({ action, fields }: FormOffer) {
  return (
    <PostForm action={action} className={styles.root} fields={fields}>
      <Button type="submit" kind="secondary">
        Add things to this unit
      </Button>
    </PostForm>
  );
}
