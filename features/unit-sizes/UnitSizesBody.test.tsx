import { render, screen, within } from '@testing-library/react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { unitSizesContent } from '@/lib/content/unit-sizes/unit-sizes';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { ROUTES } from '@/lib/routes';
import { UnitSizesBody } from './UnitSizesBody';

const content = unitSizesContent({ phone: '020 7946 0123', phoneHref: 'tel:+442079460123' });

describe('the page of unit sizes', () => {
  beforeEach(() => {
    render(<UnitSizesBody {...content} trail={breadcrumbTrail(ROUTES.unitSizes)} />);
  });

  it('leads into the quote with the unit and the term, as a plain form', () => {
    const button = screen.getByRole('button', { name: 'Choose 6 × 4 ft' });
    const form = button.closest('form');
    expect(form).toHaveProperty('method', 'get');
    expect(new URL(form?.action ?? '').pathname).toBe(ROUTES.storageQuote);
    const sent = new FormData(form ?? undefined, button);
    expect(Object.fromEntries(sent)).toEqual({ plan: 'Plan 6x4', term: 'weekly' });
  });

  it('PRC-4 PRC-5 shows for each unit and term the price that the engine charges', () => {
    const table = screen.getByRole('table', { name: 'Prices of all units' });
    const rows = within(table).getAllByRole('row').slice(1);
    const prices = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    const charged = STORAGE_UNITS.map(({ space }) =>
      STORAGE_DURATIONS.map(({ term }) =>
        formatPence(weeklyPrice('pages', { storageSpace: space, squareFeet: null }, term)),
      ),
    );
    expect(prices).toEqual(charged);
  });

  it('leads from the line-up, the places and the homes to units that are there', () => {
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
    expect(links.length).toBeGreaterThan(STORAGE_UNITS.length);
    const lost = links.filter((link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(lost).toEqual([]);
  });

  it('leads to the storage calculator', () => {
    expect(screen.getByRole('link', { name: 'Pack my own list' }).getAttribute('href')).toBe(ROUTES.storageCalculator);
  });
});
