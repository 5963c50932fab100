import { mayUseOptional } from '../consent';
import { loadScript } from './load-script';
import { isPublicPage } from './public-page';
import type { Service } from './services';

type WidgetWindow = Window & {
  readonly Trustpilot?: { readonly loadFromElement: (element: HTMLElement, isForced: boolean) => void };
};

/** Fills the review widget if the page is public and has one, and consent allows (ANA-3). */
export function fillReviewWidget(): void {
  if (!process.env.NEXT_PUBLIC_REVIEW_WIDGET_ID || !mayUseOptional() || !isPublicPage()) return;
  const place = document.querySelector<HTMLElement>('[data-review-widget]');
  if (!place || place.dataset.reviewWidget === 'filled') return;
  place.dataset.reviewWidget = 'filled';
  const { Trustpilot } = window as WidgetWindow;
  // A script that is loaded already does not look for its elements again.
  if (Trustpilot) Trustpilot.loadFromElement(place, true);
  else loadScript(`${process.env.NEXT_PUBLIC_REVIEW_WIDGET_ORIGIN ?? ''}/bootstrap/v5/tp.widget.bootstrap.min.js`);
}

/** Its script is loaded only where the widget is shown. */
export const reviewWidget: Service = { start: fillReviewWidget, stop: () => undefined };
