/**
 * The steps of the scheduled jobs, by "job.step", each with its description at the desk. A failure of a step is stored
 * and counted under this name.
 */
export const ROW_TASKS = {
  'sweep.holds': 'End an unpaid booking whose hold is over',
  'sweep.changes': 'End an unpaid change whose hold is over',
  'sweep.extras': 'Close an extra that nobody answered',
  'sweep.drafts': 'Delete expired saved quotes',
  'sweep.enquiries': 'Delete old enquiries',
  'sweep.notes': 'Delete the notes of a past job',
  'sweep.subscribers': 'Delete former newsletter subscribers',
  'sweep.sessions': 'Delete old sign-ins',
  'sweep.crew_sessions': 'Delete old sign-ins of crews',
  'sweep.crew_links': 'Delete old links of crews',
  'sweep.signatures': 'Delete old signatures',
  'sweep.return_links': 'Delete old links to order a return',
  'sweep.order_makers': 'Delete old order counts',
  'sweep.rate_limits': 'Delete old request counts',
  'sweep.events': 'Delete old events',
  'sweep.messages': 'Delete old sent messages',
  'daily.unpaid_orders': 'Delete an expired unpaid order',
  'daily.orders': 'Delete the expired orders of a customer',
  'daily.invoices': 'Delete expired invoices',
  'daily.visit_photos': 'Delete the expired photos of a job',
  'daily.photos': 'Delete other expired photos',
  'billing.end': 'End a storage rental',
  'billing.move': 'Change a rental over to another unit',
  'billing.announce': 'Announce a storage payment',
  'billing.raise': 'Write down a storage payment that is due',
  'billing.collect': 'Take a storage payment by card',
  'visits.catch_up': 'Bring the visits in line with their order',
  'visits.publish': 'Publish the crews’ plan of a day',
  'visits.complete': 'Complete an order whose jobs are done',
  'reviews.show': 'Show a published review',
} as const;

export type RowTask = keyof typeof ROW_TASKS;
