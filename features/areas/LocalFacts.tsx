import { Tag } from '@/components/ui/Tag';
import { PARKING_PLANNER } from '@/lib/parking-routes';
import type { LocalContent, ParkingContent } from './types';
import styles from './LocalFacts.module.scss';

type LocalFactsProps = { readonly local: LocalContent; readonly parking: ParkingContent };

/** Renders the facts that hold in this borough only: its streets, its postcodes, its council. */
export function LocalFacts({ local, parking }: LocalFactsProps) {
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <h2>{local.title}</h2>
        {local.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <aside className={styles.parking} aria-labelledby="parking">
        <h3 id="parking">{parking.title}</h3>
        <p>{parking.text}</p>
        {parking.facts.length > 0 ? (
          <dl className={styles.facts}>
            {parking.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {parking.note ? <p className={styles.note}>{parking.note}</p> : null}
        <p>
          <a href={parking.link.href} rel="external">
            {parking.link.label}
          </a>
        </p>
        <p>
          <a href={PARKING_PLANNER}>Plan it for your day</a>
        </p>
        <p className={styles.note}>{parking.own}</p>
      </aside>
      <div className={styles.places}>
        <h3>Postcodes we cover</h3>
        <ul className={styles.districts} aria-label="Postcode districts">
          {local.districts.map((district) => (
            <li key={district}>
              <Tag>{district}</Tag>
            </li>
          ))}
        </ul>
        <p className={styles.neighbourhoods}>{local.neighbourhoods.join(' · ')}</p>
        <p className={styles.note}>{local.districtsText}</p>
      </div>
    </section>
  );
}
