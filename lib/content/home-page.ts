import { BREAKPOINTS } from '@/lib/breakpoints';
import { SITE } from '@/lib/site';
import { COMPANY } from './company';
import { homeContent } from './home';
import { REVIEWS } from './reviews/reviews';
import { asJsonLd, movingCompanyData, webSiteData } from './structured-data';

/** The street of a wide screen and that of one column: the width at which Hero.module.scss changes them. */
const streets = ({ street, streetOnPhone }: ReturnType<typeof homeContent>['hero']) => [
  { path: street, media: `(min-width: ${BREAKPOINTS.l}px)` },
  { path: streetOnPhone, media: `(max-width: ${BREAKPOINTS.l - 0.02}px)` },
];

/** What the home page shows, and what its head says. */
export function homePage(shown = REVIEWS) {
  const { widget, ...body } = homeContent({ phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref }, shown);
  return {
    title: SITE.name,
    description: `${SITE.name}, ${SITE.city}: man and van, storage and cleaning. ${SITE.tagline}, VAT included.`,
    canonicalPath: '/',
    jsonLd: asJsonLd(movingCompanyData(), webSiteData()),
    // Drawn by the style sheet, so the browser would find them late.
    firstImages: streets(body.hero),
    body,
    instantPrice: { ...widget, initialSpace: 'one_bedroom' as const },
  };
}
