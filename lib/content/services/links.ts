import { ROUTES } from '@/lib/routes';
import { servicePage, servicePath } from './pages';
import type { Action } from './service-page';

/** A link as it is drawn: into a quote with its spot (get_a_quote_click_v2), else without one. */
export function spotted({ label, href }: Action, slug: string, place: string) {
  if (!href.startsWith(ROUTES.getAQuote)) return { label, href };
  return { label, href, spot: `service_${slug || 'index'}_${place}`.toLowerCase().replace(/[^a-z]+/g, '_') };
}

/** A service in a list of services. */
export function serviceLink(slug: string) {
  const { label, summary, drawing } = servicePage(slug);
  return { name: label, href: servicePath(slug), text: summary, drawing };
}
