import type { InvoiceView } from '@/lib/contracts/invoice-view';
import { COMPANY, traderFacts } from '@/lib/content/company';

const { name, legalName, number, vatNumber, address } = traderFacts(COMPANY);

/** Returns the invoice of a paid move, as its page gets it. */
export const anInvoice = (changes: Partial<InvoiceView> = {}): InvoiceView => ({
  number: 'INV-2026-000123',
  kind: 'invoice',
  corrects: null,
  issuedOn: '2026-11-24',
  taxPoint: '2026-11-24',
  seller: { name, legalName, companyNumber: number, vatNumber, address },
  customer: {
    name: 'Ada Sample',
    places: [
      { label: 'Collection', address: '12 Elm Road, London, N1 2TX' },
      { label: 'Delivery', address: 'SE15 4QL' },
    ],
  },
  hasLaterStreets: false,
  reference: 'SM-7K4Q-2XPD',
  title: '1 bedroom move, Tuesday 15 December 2026, 10:00–12:00',
  lines: [
    { label: '1 bedroom move', detail: 'Van and 2 movers', amount: 269 },
    { label: 'Congestion Charge, ULEZ and tolls', amount: 0 },
    { label: 'Promo code WELCOME10', amount: -10 },
  ],
  net: 215.83,
  vat: 43.17,
  gross: 259,
  ...changes,
});
