import { AppLink } from '@/components/ui/AppLink';
import type { CSSProperties, ReactNode } from 'react';
import { SITE } from '@/lib/site';
import styles from './Hero.module.scss';

type HeroProps = {
  readonly lead: string;
  /** What many come for beside a move, one press away. */
  readonly shortcuts: readonly { readonly label: string; readonly href: string }[];
  /** Addresses of pictures. This one is behind the roofs of a wide screen; a phone does not fetch it. */
  readonly skyline: string;
  readonly street: string;
  readonly streetOnPhone: string;
  /** Lies over the street, so that it can leave. */
  readonly van: string;
  readonly widgetId: string;
  /** The price widget, alone in the element `widgetId`. */
  readonly children: ReactNode;
};

const url = (path: string) => `url("${path}")`;

/**
 * The first screen: the offer, the price, the open house. The street is decoration and drawn by the style sheet, so that
 * it waits for the words: the headline is what a visitor sees first, and what browsers measure as the main content.
 * The van drives up the street while the visitor scrolls past it.
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
