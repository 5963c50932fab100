import { Button } from '@/components/ui/Button';
import type { SmsOffer } from './types';
import styles from './SmsSetting.module.scss';

/** Renders whether we send texts, with a plain form that changes it. */
export function SmsSetting({ action, fields, text, label }: SmsOffer) {
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
