import clsx from 'clsx';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { SourcedText } from '../SourcedText/SourcedText';
import type { ReliefModel } from '../types';
import styles from './PlanBody.module.scss';

const ICONS: Readonly<Record<ReliefModel['verdict'], IconName>> = { yes: 'check', no: 'close', depends: 'info' };

/** Whether the things come in without duty and VAT, and why. */
export function ReliefCard({ verdict, title, facts }: ReliefModel) {
  return (
    <section className={clsx(styles.relief, styles[verdict])}>
      <p className={styles.question}>Will your things come in free of duty?</p>
      <h2 className={styles.verdict}>
        <Icon name={ICONS[verdict]} />
        {title}
      </h2>
      <ul className={styles.facts}>
        {facts.map(({ text, refs }) => (
          <li key={text}>
            <SourcedText text={text} refs={refs} />
          </li>
        ))}
      </ul>
    </section>
  );
}
