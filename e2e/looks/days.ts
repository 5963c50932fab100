/** Days after TEST_NOW. What is booked stands on other days than what is asked for, so that places are not fewer there. */
export const DAY = {
  ofFlows: { date: '2026-12-09', slot: ['10:00', '12:00'] },
  ofOrders: { date: '2027-01-12', slot: ['10:00', '12:00'] },
} as const;
