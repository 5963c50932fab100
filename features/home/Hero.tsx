import { AppLink } from '@/components/ui/AppLink';
import type { CSSProperties, ReactNode } from 'react';
import { SITE } from '@/lib/site';
import styles from './Hero.module.scss';

type HeroProps = {
  readonly lead: string;
  /** Links to the services that many visitors want beside a move. */
  readonly shortcuts: readonly { readonly label: string; readonly href: string }[];
  /** The URL of the picture behind the roofs. Only wide screens fetch it. */
  readonly skyline: string;
  readonly street: string;
  readonly streetOnPhone: string;
  /** The URL of the van's picture, a layer above the street, so that it can drive off. */
  readonly van: string;
  readonly widgetId: string;
  /** The price widget, the only child of the element `widgetId`. */
  readonly children: ReactNode;
};

const url = (path: string) => `url("${path}")`;

/**
 * Renders the first screen: the offer, the price, the open house. The style sheet draws the street as decoration, so
 * that the headline loads first and is the largest contentful paint. The van drives up the street as the visitor
 * scrolls.
 */
export function Hero({ lead, shortcuts, skyline, street, streetOnPhone, van, widgetId, children }: HeroProps) {
  const pictures = {
    '--skyline': url(skyline),
    '--street': url(street),
    '--street-on-phone': url(streetOnPhone),
    '--van': url(van),
  } as CSSProperties;
  return (
    <section className={styles.root} style={pictures}>
      <div className={styles.content}>
        <h1 className={styles.title}>{SITE.tagline.replace('from £', 'from\u00a0£')}</h1>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ))}
        </ul>
        <div className={styles.widget} id={widgetId}>
          {children}
        </div>
      </div>
      <div className={styles.skyline} />
      <div className={styles.art}>
        <div className={styles.van} />
      </div>
    </section>
  );
}
