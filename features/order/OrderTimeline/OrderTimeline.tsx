import { Timeline } from '@/components/booking/Timeline';
import { SECTION_TITLES } from '../contents';
import styles from './OrderTimeline.module.scss';
import type { OrderTimelineModel } from './timeline';

/** Renders the timeline of the order's days: which team comes when, and for how long. */
export const OrderTimeline = ({ days, note }: OrderTimelineModel) => (
  <section aria-labelledby="timeline" className={styles.onScreen}>
    <h2 id="timeline">{SECTION_TITLES.timeline}</h2>
    <Timeline days={days} note={note} />
  </section>
);
