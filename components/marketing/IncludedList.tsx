import { Icon } from '@/components/ui/Icon/Icon';
import { SectionHead } from './SectionHead';
import styles from './IncludedList.module.scss';

type IncludedListProps = {
  readonly id?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly included: readonly string[];
  readonly excluded: readonly { readonly what: string; readonly instead: string }[];
};

export function IncludedList({ id, title, lead, included, excluded }: IncludedListProps) {
  return (
    <section id={id} className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.included}>
          <h3>Included</h3>
          <ul>
            {included.map((what) => (
              <li key={what}>
                <Icon name="check" />
                {what}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.excluded}>
          <h3>Not included</h3>
          <ul>
            {excluded.map(({ what, instead }) => (
              <li key={what}>
                <Icon name="minus" />
                <span>
                  {what}
                  <small>{instead}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
