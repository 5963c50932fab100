import { londonDate } from '../london-time';
import type { LocalDate } from '../vocabulary';
import { workingDaysAfter } from '../working-days';

/** The day by whose end we answer an enquiry: the next working day after it came (assumption). */
export const answerBy = (sentAt: Date): LocalDate => workingDaysAfter(londonDate(sentAt), 1);
