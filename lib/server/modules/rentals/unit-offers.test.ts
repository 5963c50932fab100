import { pence } from '@/lib/domain/money';
import type { StorageContractRow } from '@/lib/server/platform/db/schema';
import { NO_MOVE } from './contracts-repo';
import { ownUnit } from './unit-offers';

/** £16.43 a week, and £17.00 from 1 February 2027. */
const CONTRACT: StorageContractRow = {
  order_id: 'order',
  space: 'Plan 6x4',
  square_feet: null,
  term: 'monthly',
  list_pence: pence(2_190),
  weekly_pence: pence(1_643),
  student_percent: 0,
  new_weekly_pence: pence(1_700),
  new_from: '2027-02-01',
  started_on: '2026-12-15',
  paid_until: '2027-02-09',
  next_charge_on: '2027-02-09',
  ends_on: null,
  state: 'active',
  noticed_for: null,
  noticed_on: null,
  noticed_pence: null,
  ...NO_MOVE,
  moved_on: null,
  desk_end: null,
  note: '',
  created_at: '2026-11-24T09:00:00.000Z',
  updated_at: '2026-11-24T09:00:00.000Z',
};

it.each([
  ['2027-01-31', 65.72],
  ['2027-02-01', 68],
])('STO-3: on %s the unit of a store costs £%d every four weeks', (today, perPayment) => {
  expect(ownUnit(CONTRACT, today)).toMatchObject({ storageSpace: 'Plan 6x4', perPayment });
});
