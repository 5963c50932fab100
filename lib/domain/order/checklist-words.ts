import { countWithNoun, inWords } from '../wording';

/** The day of a task whose usual day was over when the move was booked. */
export const SOON = 'As soon as you can';

/** Returns how many tasks there are, or how many of them are done: "26 things to do.", "3 of 26 done." */
export const countTasks = (done: number, all: number): string =>
  done === 0 ? `${countWithNoun(all, 'thing')} to do.` : `${done} of ${all} done.`;

/** Returns the heading of the tasks to do first: "Start with these four", "Do this one next". */
export function startWords(done: number, first: number): string {
  if (first === 0) return 'Nothing is due in the next seven days';
  const these = first === 1 ? 'this one' : `these ${inWords(first)}`;
  return done === 0 ? `Start with ${these}` : `Do ${these} next`;
}
