import type { ReactNode } from 'react';
import { SITE } from '@/lib/site';
import type { Picture } from '../types';
import styles from './Hero.module.scss';

type HeroProps = {
  readonly lead: string;
  readonly street: Picture;
  readonly streetOnPhone: Picture;
  /** The price widget. */
  readonly children: ReactNode;
};

/** The first screen: the offer, the price, the open house. The headline is the first thing painted; the street may follow. */
export function Hero({ lead, street, streetOnPhone, children }: HeroProps) {
  return (
    <section className={styles.root}>
      <div className={styles.content}>
        <h1 className={styles.title}>{SITE.tagline.replace('from £', 'from\u00a0£')}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.widget}>{children}</div>
      </div>
      <picture className={styles.art}>
        <source
          media="(max-width: 849.98px)"
          srcSet={streetOnPhone.path}
          width={streetOnPhone.width}
          height={streetOnPhone.height}
        />
        <img src={street.path} width={street.width} height={street.height} alt="" fetchPriority="low" />
      </picture>
    </section>
  );
}
