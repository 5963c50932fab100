import type { VisitKind } from '@/lib/domain/visits/states';

const BEFORE = [
  'Walked round with the customer: what goes, what stays',
  'Damage that was there already: photographed and noted',
  'Floors, banisters and door frames covered',
];

/** The checks that a crew ticks off on paper, in the order of the job. */
export const CREW_CHECKS: Readonly<Record<VisitKind, readonly string[]>> = {
  move: [
    ...BEFORE,
    'Screws and fittings bagged, labelled, with their piece',
    'Anything extra agreed with the office before it was done',
    'Every room, cupboard and the loft looked into before leaving',
    'Everything put where the customer wants it',
    'Covers taken back, keys returned',
  ],
  collection: [
    ...BEFORE,
    'Every piece counted and labelled with the order number',
    'Anything extra agreed with the office before it was done',
    'No food, plants, fuel or gas among the things',
    'Every room, cupboard and the loft looked into before leaving',
    'Covers taken back, keys returned',
  ],
  return: [
    'Every piece counted against the list before unloading',
    'Damage that was there already: photographed and noted',
    'Floors, banisters and door frames covered',
    'Anything extra agreed with the office before it was done',
    'Everything put where the customer wants it',
    'Covers taken back, keys returned',
  ],
  clean: [
    'Walked round with the customer: what was booked',
    'Damage that was there already: photographed and noted',
    'Kitchen done, cupboards and appliances too',
    'Bathrooms done',
    'Living rooms and bedrooms done',
    'Floors done last, towards the door',
    'Rubbish taken out',
    'Windows shut, lights off, keys returned',
  ],
};
