import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { InvoiceView } from '@/lib/contracts/invoice-view';
import { anInvoice } from '@/lib/testing/invoice-view';
import { invoiceModel } from './model';
import { InvoicePage } from './InvoicePage';

const show = (changes: Partial<InvoiceView> = {}) =>
  render(<InvoicePage model={invoiceModel(anInvoice(changes), 'key')} />);
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('InvoicePage', () => {
  it('INV-1: says who sold what to whom, when, with net, VAT and total', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice INV-2026-000123');
    expect(screen.getByRole('region', { name: 'From' })).toHaveTextContent(
      /the trading name of .*VAT number GB 000 0000 00 \(sample\)/,
    );
    expect(screen.getByRole('region', { name: 'To' })).toHaveTextContent(
      'Ada SampleCollection: 12 Elm Road, London, N1 2TXDelivery: SE15 4QL',
    );
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'INV-2026-000123',
      '24 November 2026',
      '24 November 2026The day of the payment',
      'SM-7K4Q-2XPD',
    ]);
    expect(rows()).toEqual([
      ['What', 'Amount with VAT'],
      ['1 bedroom moveVan and 2 movers', '£269.00'],
      ['Congestion Charge, ULEZ and tolls', 'included'],
      ['Promo code WELCOME10', '−£10.00'],
      ['Total without VAT', '£215.83'],
      ['VAT at 20%', '£43.17'],
      ['Total paid', '£259.00'],
    ]);
    expect(screen.getByRole('table')).toHaveAccessibleName('1 bedroom move, Tuesday 15 December 2026, 10:00–12:00');
    expect(screen.getByRole('link', { name: 'Back to your order' })).toHaveAttribute(
      'href',
      '/orders/SM-7K4Q-2XPD?token=key',
    );
  });

  it('INV-1: says that a street was given after it was issued', () => {
    show({ hasLaterStreets: true });
    expect(screen.getByRole('region', { name: 'To' })).toHaveTextContent(
      /The street was given after this invoice was issued\.$/,
    );
  });

  it('INV-1: a credit note leads to the invoice that it corrects', () => {
    show({
      kind: 'credit_note',
      number: 'CN-2026-000007',
      corrects: 'INV-2026-000123',
      lines: [{ label: 'Cancelled', amount: 49 }],
      net: 40.83,
      vat: 8.17,
      gross: 49,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Credit note CN-2026-000007');
    expect(screen.getByText('Credit note for')).toBeVisible();
    expect(screen.getByRole('link', { name: 'INV-2026-000123' })).toHaveAttribute(
      'href',
      '/orders/SM-7K4Q-2XPD/invoices/INV-2026-000123?token=key',
    );
    expect(rows().at(-1)).toEqual(['Total credited', '£49.00']);
    expect(screen.getByText('The day of the refund')).toBeVisible();
  });
});
