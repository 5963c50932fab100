import { formatPence } from '@/lib/domain/money';
import { COVER_INCLUDED } from '@/lib/domain/order/cover';
import { tripsSentence, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { withAvatars } from '@/lib/domain/reviews/listing';
import { CATEGORY_NAMES, type ReviewCategory } from '@/lib/domain/reviews/review';
import { uncapitalised } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from '../company';
import { AVATARS } from '../drawings';
import { newestReviews, REVIEWS } from '../reviews/reviews';
import {
  asJsonLd,
  collectionPageData,
  faqPageData,
  serviceData,
  type OfferedPrice,
  type Thing,
} from '../structured-data';
import { servicePage, servicePath } from './pages';
import type { Action, ServicePage, ServicePrice, ServiceSection } from './service-page';

/** Returns the JSON-LD of a page under /services: a service with its prices, or a list of services. */
function servicePageData(page: ServicePage): readonly Thing[] {
  const path = servicePath(page.slug);
  const { title, label, description } = page;
  const linked = page.sections.flatMap((section) => (section.kind === 'links' ? section.slugs : []));
  const links = linked.map((slug) => ({ name: servicePage(slug).label, path: servicePath(slug) }));
  return [
    ...(links.length > 0 ? [collectionPageData({ title, description, path }, links)] : []),
    ...(page.slug === ''
      ? []
      : [serviceData({ name: title, description, path, serviceType: label, offers: offersOf(page) })]),
    ...(page.questions.length > 0 ? [faqPageData(page.questions)] : []),
  ];
}

function offersOf({ title, price, sections }: ServicePage): readonly OfferedPrice[] {
  const choices = sections.flatMap((section) => (section.kind === 'choices' ? section.choices : []));
  if (choices.length > 0) {
    return choices.map(({ title: name, price: amount, isFrom, weekOn }) => ({ name, price: amount, isFrom, weekOn }));
  }
  if (price.kind === 'request') return [];
  return [{ name: title, price: price.amount, isFrom: price.kind === 'from', weekOn: price.weekOn }];
}

/** Returns a link: into a quote with its spot (get_a_quote_click_v2), otherwise without one. */
function spotted({ label, href }: Action, slug: string, place: string) {
  if (!href.startsWith(ROUTES.getAQuote)) return { label, href };
  return { label, href, spot: `service_${slug || 'index'}_${place}`.toLowerCase().replace(/[^a-z]+/g, '_') };
}

/** Returns a service as an entry in a list of services. */
function serviceLink(slug: string) {
  const { label, summary, drawing } = servicePage(slug);
  return { name: label, href: servicePath(slug), text: summary, drawing };
}

/** Returns the content and metadata of a service's page. */
export function serviceProps(page: ServicePage, shown = REVIEWS) {
  const { title, description } = page;
  const call = { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref, email: COMPANY.email.value };
  const jsonLd = asJsonLd(...servicePageData(page));
  return { title, description, canonicalPath: servicePath(page.slug), jsonLd, body: serviceBody(page, call, shown) };
}

type Call = { readonly phone: string; readonly phoneHref: string; readonly email: string };

/** The number of reviews: a full row on the widest screens. */
const REVIEWS_ON_A_PAGE = 4;

/** Returns a page ready to render: prices formatted, slugs resolved, links into the quote with their spots. */
export function serviceBody(page: ServicePage, call: Call, shown = REVIEWS) {
  const { slug, h1, lead, drawing, points, action, sections, questions, reviews, closing, related } = page;
  const ring = { phone: call.phone, phoneHref: call.phoneHref };
  const price = priceWords(page.price);
  return {
    hero: { title: h1, lead, drawing },
    ticket: { points, ...price, note: noteOf(page.price), action: spotted(action, slug, 'hero') },
    sections: sections.map((section) => drawnSection(section, slug, call)),
    reviews: {
      title: reviewsTitle(reviews),
      reviews: withAvatars(newestReviews(shown, REVIEWS_ON_A_PAGE, reviews), AVATARS),
    },
    questions: { title: `About ${uncapitalised(page.label)}`, name: 'service-questions', questions, ...ring },
    closing: {
      ...closing,
      drawing,
      ...(page.price.kind !== 'request' && { price: { ...price, ...closingPer(page.price) } }),
      action: spotted(action, slug, 'closing'),
    },
    related: related.map(serviceLink),
  };
}

function priceWords(price: ServicePrice) {
  if (price.kind === 'request') return { price: price.title };
  return {
    price: formatPence(price.amount),
    ...(price.kind === 'from' && { lead: 'from' }),
    ...(price.weekOn && { per: A_WEEK }),
  };
}

const A_WEEK = 'a week';

/** Returns the note beside a price, followed by the trips of every stay in storage (LAW-1). */
const noteOf = (price: ServicePrice): string =>
  price.kind !== 'request' && price.weekOn ? `${price.note} ${tripsSentence(price.weekOn)}` : price.note;

/** Returns the price's period with its trips, for a place without a note. */
const closingPer = (price: ServicePrice) =>
  price.kind !== 'request' && price.weekOn ? { per: `${A_WEEK}; ${tripsWords(price.weekOn)}` } : {};

/** Returns whether our cover applies. Freight has its own cover, quoted with its price. */
const hasCover = (slug: string) => !slug.startsWith('shipping');

function drawnSection(section: ServiceSection, slug: string, call: Call) {
  switch (section.kind) {
    case 'choices': {
      const [week] = section.choices.flatMap(({ weekOn }) => weekOn ?? []);
      return {
        ...section,
        ...(week && { note: [section.note, tripsSentence(week)].filter(Boolean).join(' ') }),
        choices: section.choices.map(({ title, points, drawing, price, isFrom, action }) => ({
          title,
          points,
          drawing,
          price: formatPence(price),
          ...(isFrom && { lead: 'from' }),
          action: spotted(action, slug, `choice_${title}`),
        })),
      };
    }
    case 'sizes': {
      const { sizes, action, ...rest } = section;
      return {
        ...rest,
        ...(action && { action: spotted(action, slug, 'sizes') }),
        sizes: sizes.map(({ href, ...size }) => ({
          ...size,
          link: spotted({ label: size.title, href }, slug, 'size'),
        })),
      };
    }
    case 'story': {
      const { action, ...story } = section;
      return action ? { ...story, action: spotted(action, slug, 'story') } : story;
    }
    case 'included':
      return hasCover(slug) ? { ...section, included: [...section.included, COVER_INCLUDED] } : section;
    case 'enquiry':
      return { ...section, ...call };
    case 'links': {
      const { slugs, ...rest } = section;
      return { ...rest, links: slugs.map(serviceLink) };
    }
    default:
      return section;
  }
}

const reviewsTitle = (category: ReviewCategory) => `${CATEGORY_NAMES[category]} reviews`;
