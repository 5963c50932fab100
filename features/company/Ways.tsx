import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import styles from './Ways.module.scss';

export type WaysProps = {
  readonly ways: readonly {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
    /** The text of the link, such as "020 7946 0123". */
    readonly label: string;
    readonly href: string;
  }[];
};

/** Renders the ways to contact us, the quickest first. */
export function Ways({ ways }: WaysProps) {
  return (
    <section className={styles.root} aria-label="Ways to reach us">
      <ul className={styles.ways}>
        {ways.map(({ icon, title, text, label, href }) => (
          <li key={title}>
            <Icon name={icon} className={styles.icon} />
            <h2>{title}</h2>
            <p>{text}</p>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
