import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { CSSProperties, ReactNode } from 'react';
import { SITE } from '@/lib/site';
import styles from './Hero.module.scss';

type HeroProps = {
  readonly lead: string;
  readonly street: Picture;
  readonly streetOnPhone: Picture;
  /** Lies over the street, so that it can leave. */
  readonly van: Picture;
  readonly widgetId: string;
  /** The price widget, alone in the element `widgetId`. */
  readonly children: ReactNode;
};

const url = ({ path }: Picture) => `url("${path}")`;

/**
 * The first screen: the offer, the price, the open house. The street is decoration and drawn by the style sheet, so that
 * it waits for the words: the headline is what a visitor sees first, and what browsers measure as the main content.
 * The van drives up the street while the visitor scrolls past it.
 */
export function Hero({ lead, street, streetOnPhone, van, widgetId, children }: HeroProps) {
  const pictures = {
    '--street': url(street),
    '--street-on-phone': url(streetOnPhone),
    '--van': url(van),
  } as CSSProperties;
  return (
    <section className={styles.root}>
      <div className={styles.content}>
        <h1 className={styles.title}>{SITE.tagline.replace('from £', 'from\u00a0£')}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.widget} id={widgetId}>
          {children}
        </div>
      </div>
      <div className={styles.art} style={pictures}>
        <div className={styles.van} />
      </div>
    </section>
  );
}
