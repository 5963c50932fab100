import { SectionHead } from '@/components/marketing/SectionHead';
import styles from './FactSheet.module.scss';

export type FactSheetProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
};

/** Renders names with their values: hours, addresses, company details. */
export function FactSheet({ title, lead, facts }: FactSheetProps) {
  return (
    <section className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
