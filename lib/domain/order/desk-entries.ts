/** The kinds of entry that an operator can add to an order. */
export const ENTRY_KINDS = ['note', 'call'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Results of a call with a customer, with the desk's labels. */
export const CALL_OUTCOMES = {
  reached: 'Spoke to them',
  called_us: 'They called us',
  no_answer: 'No answer',
  left_message: 'Left a message',
  wrong_number: 'Wrong number',
} as const;
export type CallOutcome = keyof typeof CALL_OUTCOMES;
export const CALL_OUTCOME_IDS = Object.keys(CALL_OUTCOMES) as readonly CallOutcome[];
