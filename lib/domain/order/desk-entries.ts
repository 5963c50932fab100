/** What an operator writes down about an order. */
export const ENTRY_KINDS = ['note', 'call'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** How a call with a customer ended, as the desk says it. */
export const CALL_OUTCOMES = {
  reached: 'Spoke to them',
  called_us: 'They called us',
  no_answer: 'No answer',
  left_message: 'Left a message',
  wrong_number: 'Wrong number',
} as const;
export type CallOutcome = keyof typeof CALL_OUTCOMES;
export const CALL_OUTCOME_IDS = Object.keys(CALL_OUTCOMES) as readonly CallOutcome[];
