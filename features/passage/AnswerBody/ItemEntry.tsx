import clsx from 'clsx';
import { PassageFigure } from '@/components/passage/PassageFigure';
import { Icon } from '@/components/ui/Icon/Icon';
import type { ItemCard } from '../types';
import styles from './AnswerBody.module.scss';

/** One item: whether it goes through and how, place by place, and the tightest of them drawn. */
export function ItemEntry({ title, size, way, verdict, text, climb, rows, figures }: ItemCard) {
  return (
    <li className={clsx(styles.item, way === 'hoist' && styles.short)}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.size}>{size}</p>
        <p className={styles.verdict}>
          <Icon name={way === 'hoist' ? 'error' : 'check'} /> {verdict}
        </p>
        <p>
          {text} {climb}
        </p>
        <dl className={styles.places}>
          {rows.map(({ gate, size: measures, words }) => (
            <div key={gate}>
              <dt>
                {gate} <small>{measures}</small>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <PassageFigure key={figure.caption} {...figure} />
        ))}
      </div>
    </li>
  );
}
