import { Timeline } from '@/components/booking/Timeline/Timeline';
import styles from './OrderTimeline.module.scss';
import type { OrderTimelineModel } from './timeline';

/** Who comes when on the days of an order, and for how long. */
export const OrderTimeline = ({ days, note }: OrderTimelineModel) => (
  <section aria-labelledby="timeline" className={styles.onScreen}>
    <h2 id="timeline">Your day, hour by hour</h2>
    <Timeline days={days} note={note} />
  </section>
);
