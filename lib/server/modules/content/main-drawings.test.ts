import { SIGN_IN } from '@/lib/content/account';
import { ABOUT_PAGE } from '@/lib/content/company-pages/about';
import { BECOME_A_MOVER_PAGE } from '@/lib/content/company-pages/become-a-mover';
import { CONTACT_PAGE } from '@/lib/content/company-pages/contact';
import { PARTNERS_PAGE } from '@/lib/content/company-pages/partners';
import { REFERRAL_PAGE } from '@/lib/content/company-pages/referral';
import { HERO_STREET } from '@/lib/content/drawings';
import { FLOW_CONTENT } from '@/lib/content/flow-content';
import { faqPage } from '@/lib/content/faqs';
import { pricesPage } from '@/lib/content/price-list/price-list';
import { SERVICE_PAGES, servicePath } from '@/lib/content/services/pages';
import { ROUTES } from '@/lib/routes';
import { allArticles } from './articles';

const COMPANY_PAGES = [ABOUT_PAGE, BECOME_A_MOVER_PAGE, CONTACT_PAGE, PARTNERS_PAGE, REFERRAL_PAGE];

/** The large drawing at the top of each page. The pages of areas show the plan or unit that they sell. */
const MAIN_DRAWINGS: readonly (readonly [page: string, file: string])[] = [
  [ROUTES.home, HERO_STREET.path],
  [ROUTES.faq, faqPage().body.drawings.hero.path],
  [ROUTES.prices, pricesPage('').drawing.path],
  [ROUTES.signIn, SIGN_IN.drawing.path],
  ...Object.entries(FLOW_CONTENT).map(
    ([flow, { card }]) => [`${ROUTES.getAQuote}, ${flow}`, card.picture.path] as const,
  ),
  ...COMPANY_PAGES.map(({ path, hero }) => [path, hero.drawing.path] as const),
  ...SERVICE_PAGES.map(({ slug, drawing }) => [servicePath(slug), drawing.path] as const),
  ...allArticles().map(({ slug, drawing }) => [`/blog/${slug}`, drawing.path] as const),
];

it.each(MAIN_DRAWINGS)('ILL-1: what %s shows at its top is its own', (page, file) => {
  expect(MAIN_DRAWINGS.filter(([, other]) => other === file).map(([name]) => name)).toEqual([page]);
});
