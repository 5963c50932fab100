/** Days after TEST_NOW. Bookings are on other days than the pictures' calendars, so that those show all places. */
export const DAY = {
  ofFlows: { date: '2026-12-09', slot: ['10:00', '12:00'] },
  ofOrders: { date: '2027-01-12', slot: ['10:00', '12:00'] },
} as const;
