import type { CustomsAnswers } from '@/lib/domain/customs/answers';

/** The answers of a customer who moves home from London to Spain, with nothing unusual. */
export const MOVER: CustomsAnswers = {
  destination: 'spain',
  citizen: 'british',
  reason: 'home',
  outside: 'long',
  before: 'no',
  residence: '2027-06-01',
  goods: '2027-06-15',
  wedding: null,
  things: [],
};
