import { BREAKPOINTS } from '@/lib/breakpoints';
import { SITE } from '@/lib/site';
import { COMPANY } from './company';
import { homeContent } from './home';
import { REVIEWS } from './reviews/reviews';
import { asJsonLd, movingCompanyData, webSiteData } from './structured-data';

/** Returns the images of the wide and the one-column street with their media queries, as in Hero.module.scss. */
const streets = ({ street, streetOnPhone }: ReturnType<typeof homeContent>['hero']) => [
  { path: street, media: `(min-width: ${BREAKPOINTS.l}px)` },
  { path: streetOnPhone, media: `(max-width: ${BREAKPOINTS.l - 0.02}px)` },
];

/** Returns the content and metadata of the home page. */
export function homePage(shown = REVIEWS) {
  const { widget, ...body } = homeContent({ phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref }, shown);
  return {
    title: SITE.name,
    description: `${SITE.name}, ${SITE.city}: man and van, storage and cleaning. ${SITE.tagline}, VAT included.`,
    canonicalPath: '/',
    jsonLd: asJsonLd(movingCompanyData(), webSiteData()),
    // Preloaded because they are CSS backgrounds, which the browser finds late.
    firstImages: streets(body.hero),
    body,
    instantPrice: { ...widget, initialSpace: 'one_bedroom' as const },
  };
}
