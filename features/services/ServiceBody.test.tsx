import '@testing-library/jest-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { SERVICE_PAGES, servicePath } from '@/lib/content/services/pages';
import { serviceBody } from '@/lib/content/services/service-body';
import type { ServicePage } from '@/lib/content/services/service-page';
import { formatPence } from '@/lib/domain/money';
import { ServiceBody } from './ServiceBody';

const CALL = { phone: '020 7946 0123', phoneHref: 'tel:+442079460123', email: 'hello@example.com' };

/** Renders the page as the server sends it. */
function drawn(page: ServicePage): HTMLElement {
  const { hero, ...body } = serviceBody(page, CALL);
  const trail = breadcrumbTrail(servicePath(page.slug));
  const element = document.createElement('main');
  element.innerHTML = renderToStaticMarkup(<ServiceBody {...body} hero={{ ...hero, trail }} />);
  return element;
}

describe.each(SERVICE_PAGES.map((page) => [servicePath(page.slug), page] as const))('%s', (_, page) => {
  const main = drawn(page);
  const links = [...main.querySelectorAll('a')];
  const hrefOf = (link: Element) => link.getAttribute('href') ?? '';

  it('SHELL-1: has one h1, and a heading for every section', () => {
    expect(main.querySelectorAll('h1')).toHaveLength(1);
    const titles = [...main.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(page.sections.map(({ title }) => title)));
  });

  it('QUO-5: gives every link into a quote its spot, which names the page, and no other link', () => {
    for (const link of links) {
      const spot = link.getAttribute('data-spot');
      if (hrefOf(link).startsWith('/get-a-quote')) expect(spot).toMatch(/^service_[a-z_]+$/);
      else expect(spot).toBeNull();
    }
  });

  it('LAW-1: shows its price on the ticket, or says that it is asked for', () => {
    const { price } = page;
    expect(main).toHaveTextContent(price.kind === 'request' ? price.title : formatPence(price.amount));
    expect(main).toHaveTextContent(price.note);
  });

  it('NAV-1: leads to no anchor that is not on the page', () => {
    const anchors = links.map(hrefOf).filter((href) => href.startsWith('#'));
    expect(anchors.filter((href) => main.querySelector(href) === null)).toEqual([]);
  });
});
