import type { CrewDayDto } from '@/lib/contracts/crew';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import type { UnsentCount, UnsentSignoff } from '../store';
import { withProof } from './send-proof';

const at = (minute: string) => `2026-12-15T09:${minute}:00.000Z`;
const ofJob = { id: 'i', crewDay: 'd', visit: 'v', isRefused: false } as const;
const count: UnsentCount = {
  ...ofJob,
  proof: 'count',
  at: at('10'),
  item: 'box',
  what: 'loaded',
  count: 5,
  marks: [],
};
const signoff: UnsentSignoff = {
  ...ofJob,
  proof: 'signoff',
  at: at('10'),
  outcome: 'signed',
  name: 'Ada',
  signature: 'M1 1',
};
const box = { item: 'box', title: 'Box', planned: 9, facts: NOTHING_COUNTED };
const DAY = {
  jobs: ['v', 'w'].map((visit) => ({ visit, items: [box], signoff: null })),
} as unknown as CrewDayDto;

describe('what the server has, in the day that was read before', () => {
  it('CRW-1: a count is in the day once it is not among the unsent, so that the next press counts on', () => {
    const [own, other] = withProof(DAY, count).jobs;
    expect(own?.items[0]?.facts.loaded).toEqual({ value: 5, at: at('10') });
    expect(other).toEqual(DAY.jobs[1]);
    const later = withProof(withProof(DAY, { ...count, count: 6, at: at('11') }), count);
    expect(later.jobs[0]?.items[0]?.facts.loaded?.value).toBe(6);
  });

  it('CRW-1: the last sign-off stays', () => {
    const signed = withProof(DAY, signoff);
    expect(signed.jobs[0]?.signoff).toEqual({ id: 'i', outcome: 'signed', name: 'Ada', at: at('10') });
    const older = withProof(signed, { ...signoff, id: 'o', outcome: 'not_here', name: '', at: at('09') });
    expect(older.jobs[0]?.signoff?.name).toBe('Ada');
  });
});
