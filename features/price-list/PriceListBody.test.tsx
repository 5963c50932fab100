import { render, screen, within } from '@testing-library/react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { PRICES_JSON, priceListAsJson, pricesPage } from '@/lib/content/price-list/price-list';
import { ROUTES } from '@/lib/routes';
import { PriceListBody } from './PriceListBody';

describe('the price list', () => {
  beforeEach(() => {
    render(<PriceListBody {...pricesPage('020 7946 0123')} trail={breadcrumbTrail(ROUTES.prices)} />);
  });

  it('is a table for each group, named by its heading, with a row for each price', () => {
    for (const { id, title, rows } of priceListAsJson().groups.filter((group) => group.id !== 'items')) {
      const table = screen.getByRole('table', { name: title });
      expect(within(table).getAllByRole('rowheader')).toHaveLength(rows.length);
      expect(table.closest('section')?.id).toBe(id);
    }
  });

  it('has every item in the table of its room', () => {
    const room = screen.getByRole('table', { name: 'Bedroom', hidden: true });
    expect(within(room).getByRole('rowheader', { name: 'Bedside table', hidden: true })).toBeTruthy();
  });

  it('leads to every group and to the same as JSON', () => {
    const contents = within(screen.getByRole('navigation', { name: 'Price list' })).getAllByRole('link');
    const lost = contents.filter((link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(lost).toEqual([]);
    expect(screen.getByRole('link', { name: 'Price list as JSON' }).getAttribute('href')).toBe(PRICES_JSON);
  });
});
