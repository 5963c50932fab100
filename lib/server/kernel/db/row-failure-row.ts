/** A row that a scheduled job could not process, until it succeeds. */
export type RowFailureRow = {
  /** "job.step". */
  task: string;
  /** The id of the order, or the day, that the step works on; '' when the step failed as a whole. */
  row_id: string;
  /** The reference of the unreadable order, else the row's id. */
  reference: string;
  /** The error without any stored value. */
  code: string;
  /** The time of the first failure. */
  since: string;
};
