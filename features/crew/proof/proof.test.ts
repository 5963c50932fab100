import type { CrewJobDto } from '@/lib/contracts/crew';
import { MOST_EVENTS, MOST_SIGNOFFS } from '@/lib/contracts/crew-paths';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import type { UnsentCount, UnsentSignoff } from '../store';
import { countedWords, factsOf, signoffWords } from './facts';
import { proofBatches } from './send-proof';

const at = (minute: number) => `2026-12-15T09:${String(minute).padStart(2, '0')}:00.000Z`;
const SOFA = { item: 'sofa', title: 'Sofa', goes: '', planned: 2, facts: NOTHING_COUNTED };
const BOX = {
  item: 'box',
  title: 'Box',
  goes: '',
  planned: 10,
  facts: { ...NOTHING_COUNTED, loaded: { value: 4, at: at(5) } },
};
const JOB = { visit: 'v', kind: 'move', items: [SOFA, BOX], signoff: null } as unknown as CrewJobDto;
const ofJob = { crewDay: 'd', visit: 'v', isRefused: false } as const;
const count = (id: string, number: number, minute: number, changes: Partial<UnsentCount> = {}): UnsentCount => ({
  ...ofJob,
  proof: 'count',
  id,
  at: at(minute),
  item: 'box',
  what: 'loaded',
  count: number,
  marks: [],
  ...changes,
});
const signoff = (id: string, minute: number, changes: Partial<UnsentSignoff> = {}): UnsentSignoff => ({
  ...ofJob,
  proof: 'signoff',
  id,
  at: at(minute),
  outcome: 'signed',
  name: 'Ada',
  signature: 'M1 1',
  ...changes,
});

describe('what a phone has counted and had signed', () => {
  it('CRW-1: counts on from what the server knows, without what was refused or is of another job', () => {
    const loaded = (...counts: readonly UnsentCount[]) => factsOf(BOX, 'v', counts).loaded?.value;
    expect(loaded(count('a', 6, 7), count('b', 5, 6))).toBe(6);
    // Another phone counted later than this one.
    expect(loaded(count('a', 6, 4))).toBe(4);
    expect(loaded(count('a', 6, 7, { isRefused: true }), count('b', 7, 8, { visit: 'w' }))).toBe(4);
    expect(countedWords(JOB, [count('a', 6, 7)])).toBe('Loaded 6 of 12, unloaded 0 of 12');
  });

  it('CRW-1: the last sign-off counts, of the server’s and this phone’s', () => {
    const server = { id: 's', outcome: 'not_here', name: '', at: at(20) } as const;
    expect(signoffWords(JOB, [])).toBe('');
    expect(signoffWords({ ...JOB, signoff: server }, [signoff('a', 10)])).toBe('Customer not here');
    expect(signoffWords({ ...JOB, signoff: server }, [signoff('a', 30)])).toBe('Signed by Ada');
    expect(signoffWords(JOB, [signoff('a', 30, { visit: 'w' })])).toBe('');
  });

  it('CRW-1: sends each day apart, by time, no more of each than a call takes', () => {
    const many = Array.from({ length: MOST_EVENTS + 1 }, (_, n) => count(`c${n}`, n, n % 60));
    const signed = Array.from({ length: MOST_SIGNOFFS + 1 }, (_, n) => signoff(`s${n}`, n));
    const batches = proofBatches([...many, ...signed, count('x', 1, 1, { crewDay: 'e' })]);
    expect(batches.map(({ length }) => length)).toEqual([MOST_EVENTS, 1, MOST_SIGNOFFS, 1, 1]);
    expect(batches[0]?.[0]?.at).toBe(at(0));
  });
});
