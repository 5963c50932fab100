import { Button } from '@/components/ui/Button';
import type { TextsOffer } from './types';
import styles from './TextsSetting.module.scss';

/** Whether we send texts, and the way to change that. A plain form. */
export function TextsSetting({ action, fields, text, label }: TextsOffer) {
  return (
    <form noValidate method="post" action={action} id="texts" className={styles.root}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{text}</p>
      <Button type="submit" kind="secondary">
        {label}
      </Button>
    </form>
  );
}
