import { SectionHead } from './SectionHead';
import styles from './PointList.module.scss';

export type PointListProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly points: readonly { readonly title: string; readonly text: string }[];
};

export function PointList({ title, lead, points }: PointListProps) {
  return (
    <section className={styles.root}>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
