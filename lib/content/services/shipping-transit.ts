/**
 * Transit times from door to door from London once the papers are complete, by mode of carriage: our planning figures
 * (assumption), not a carrier's. Pages that show them also show PLANNING_NOTE.
 */
export const TRANSIT = {
  portugal: { shared: '2 to 5 weeks', own: '5 to 10 days' },
  spain: { shared: '2 to 4 weeks', own: '4 to 8 days' },
  emirates: { shared: '8 to 12 weeks', own: '5 to 8 weeks' },
} as const;

export const PLANNING_NOTE =
  'These are our own estimates for planning, not a promise: ships, borders and inspections do not keep to a timetable. The price you get comes with a window for your load.';

/**
 * The relief for people who move into the customs territory of the European Union: Regulation (EC) No 1186/2009,
 * articles 3 to 11.
 */
export const EU_RELIEF = [
  'You have lived outside the European Union for at least 12 months in a row',
  'You move your normal residence there, and can show it',
  'You have owned and used the things for at least 6 months',
  'They arrive within 12 months after you become resident; earlier only with an undertaking',
  'You do not lend, pledge, hire out or sell them for 12 months',
] as const;
