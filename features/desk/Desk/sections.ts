/** The navigation of the desk, in the order of a working day. */
export const SECTIONS = [
  { id: 'orders', label: 'Orders' },
  { id: 'day', label: 'Day plan' },
  { id: 'leads', label: 'Enquiries' },
  { id: 'capacity', label: 'Slots' },
  { id: 'promo', label: 'Promo codes' },
  { id: 'prices', label: 'Prices' },
  { id: 'outbox', label: 'Messages' },
  { id: 'log', label: 'Log' },
] as const;
