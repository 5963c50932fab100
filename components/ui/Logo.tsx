import clsx from 'clsx';
import { AppLink } from './AppLink';
import { SITE } from '@/lib/site';
import styles from './Logo.module.scss';

/** Paths of the mark: sides and fronts in three shades of ink, the top S in orange. */
const SIDES = 'M0 5.4l-8 4.6v-14.4l8 -4.6zM28.2 10.9l-9.3 5.4v-14.4l9.3 -5.4zM26.7 30l-26.7 15.4v-14.4l26.7 -15.4z';
const FRONTS =
  'M18.9 16.3l-18.9 -10.9v-14.4l18.9 10.9zM8 30l-34.7 -20v-14.4l34.7 20zM0 45.4l-28.2 -16.3v-14.4l28.2 16.3z';
const TOP =
  'M18.9 1.9l-18.9 -10.9l-8 4.6l34.7 20l-26.7 15.4l-28.2 -16.3l9.3 -5.4l18.9 10.9l8 -4.6l-34.7 -20l26.7 -15.4l28.2 16.3z';

type LogoProps = {
  readonly onInk?: boolean | undefined;
  /** Shortens the name on phones, in a bar whose buttons need the room. */
  readonly isShort?: boolean | undefined;
};

/** Renders mark and name. On a dark background the dark faces turn deep orange. */
export function Logo({ onInk, isShort }: LogoProps) {
  return (
    <AppLink
      href="/"
      className={clsx(styles.root, onInk && styles.onInk, isShort && styles.short)}
      aria-label={`${SITE.name}, home`}
    >
      <svg className={styles.mark} viewBox="-29.2 -20.8 58.4 67.2" width="37" height="42" aria-hidden="true">
        <path className={styles.side} d={SIDES} />
        <path className={styles.front} d={FRONTS} />
        <path className={styles.top} d={TOP} />
      </svg>
      <span>
        <b className={styles.name}>Smart</b>
        <span className={styles.trade}>Storage and Moving</span>
      </span>
    </AppLink>
  );
}
