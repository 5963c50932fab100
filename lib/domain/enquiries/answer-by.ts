import { londonDate } from '../london-time';
import type { LocalDate } from '../order-types';
import { workingDaysAfter } from '../working-days';

/** Returns the day by whose end we answer an enquiry: the next working day after it arrived (assumption). */
export const answerBy = (sentAt: Date): LocalDate => workingDaysAfter(londonDate(sentAt), 1);
