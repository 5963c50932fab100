import { formPage } from '@/lib/domain/enquiries/forms';
import { ROUTES } from '@/lib/routes';
import { stepsOfFlows } from '@/lib/testing/pages-to-check';

/** One page of each template. */
const PAGES: readonly string[] = [
  ROUTES.home,
  ROUTES.getAQuote,
  '/services',
  '/services/moving',
  ROUTES.manAndVanAreas,
  `${ROUTES.manAndVanAreas}/hackney`,
  `${ROUTES.storageAreas}/camden`,
  ROUTES.prices,
  ROUTES.unitSizes,
  ROUTES.storageCalculator,
  ROUTES.reviews,
  ROUTES.faq,
  ROUTES.blog,
  `${ROUTES.blog}/how-to-pack-a-kitchen`,
  ROUTES.contact,
  ROUTES.privacy,
  '/about-us',
  '/partners',
  '/become-a-mover',
  '/referral-program',
  ROUTES.signIn,
  ROUTES.returnOwner,
  formPage('callback'),
  '/ui',
  '/no-such-page',
];

/** The pages of a paid order, relative to its path. */
const OF_AN_ORDER = ['', '/addresses'];

/** Returns the addresses of all templates. `order`: path and key of a paid order. */
export async function templates(origin: string, order: string): Promise<readonly string[]> {
  const [path = '', query = ''] = order.split('?');
  const ofOrder = OF_AN_ORDER.map((page) => `${path}${page}?${query}`);
  return [...PAGES, ...(await stepsOfFlows(origin)), ...ofOrder];
}
