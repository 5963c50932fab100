import { useEffect } from 'react';
import { fillReviewWidget } from '@/lib/analytics/services/review-widget';
import { ROUTES } from '@/lib/routes';
import styles from './ReviewWidget.module.scss';

/** Trustpilot's id of the carousel template, which is 140 px high. */
const CAROUSEL = '53aa8912dec7e10d38f59f36';

/** The HTML shown until the widget loads, and wherever it must not load. React does not touch it. */
const UNTIL_THEN = `Shown by Trustpilot once optional cookies are accepted. <a href="${ROUTES.cookieSettings}" data-cookie-settings>Cookie settings</a>`;

/** Renders our reviews on Trustpilot (ANA-3). Nothing without an id in the build. */
export function ReviewWidget() {
  const unit = process.env.NEXT_PUBLIC_REVIEW_WIDGET_ID;
  // After a client-side navigation nothing else loads the widget.
  useEffect(fillReviewWidget, []);
  if (!unit) return null;
  return (
    <section className={styles.root} aria-labelledby="reviews-elsewhere">
      <h2 id="reviews-elsewhere" className={styles.title}>
        On Trustpilot
      </h2>
      <div
        className={`trustpilot-widget ${styles.place}`}
        data-review-widget=""
        data-locale="en-GB"
        data-template-id={CAROUSEL}
        data-businessunit-id={unit}
        data-style-height="140px"
        data-style-width="100%"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: UNTIL_THEN }}
      />
    </section>
  );
}
