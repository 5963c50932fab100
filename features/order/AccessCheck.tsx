import { Button } from '@/components/ui/Button';
import { ACCESS_CHECK_ID } from '@/lib/account-routes';
import { FactList } from './FactList';
import { PlainSelect } from './PlainField/PlainField';
import type { AccessCheckOffer } from './types';
import styles from './AccessCheck.module.scss';

/** Renders whether large items fit into the destination home, with a plain form that asks what kind of home it is. */
export function AccessCheck({ title, text, facts, action, fields, home, homes, label, href }: AccessCheckOffer) {
  return (
    <section id={ACCESS_CHECK_ID} aria-labelledby={`${ACCESS_CHECK_ID}-title`} className={styles.root}>
      <h2 id={`${ACCESS_CHECK_ID}-title`} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      {facts.length > 0 ? <FactList facts={facts} /> : null}
      <form method="post" action={action} noValidate className={styles.form}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlainSelect id="home" label="The home at delivery" value={home} any="Choose one" options={homes} />
        <Button type="submit" kind="secondary">
          {label}
        </Button>
      </form>
      <p className={styles.more}>
        <a href={href}>See it drawn, or check with your own measures</a>
      </p>
    </section>
  );
}
