import type { Thing } from '../structured-data';
import { collectionPageData, faqPageData } from '../structured-data-page';
import { type OfferedPrice, serviceData } from '../structured-data-service';
import { servicePage, servicePath } from './pages';
import type { ServicePage } from './service-page';

/** What a page under /services is in the words of schema.org: a service with its prices, or a list of services. */
export function servicePageData(page: ServicePage): readonly Thing[] {
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
