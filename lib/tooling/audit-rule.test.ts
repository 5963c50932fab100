import { ANSWERED_ADVISORIES, findingsOf, judge, type AuditReport } from './audit-rule';

const advisory = (id: string, title: string) => ({
  source: 1_100_000,
  name: 'one',
  dependency: 'one',
  title,
  severity: 'high',
  range: '<2.0.0',
  url: `https://github.com/advisories/${id}`,
});

/** A report as npm writes it, with one vulnerable package and another that depends on it. */
const REPORT: AuditReport & object = {
  vulnerabilities: {
    one: {
      name: 'one',
      via: [advisory('GHSA-1111-2222-3333', 'Slow pattern'), advisory('GHSA-4444-5555-6666', 'Leak')],
    },
    two: { name: 'two', via: ['one'] },
    'two/node_modules/one': { name: 'one', via: [advisory('GHSA-1111-2222-3333', 'Slow pattern')] },
  },
};
const ids = (report: AuditReport) => findingsOf(report).map(({ id }) => id);

describe('findings of npm audit', () => {
  it('are told once each, by the package that they are about', () => {
    expect(ids(REPORT)).toEqual(['GHSA-1111-2222-3333', 'GHSA-4444-5555-6666']);
    expect(ids({ vulnerabilities: {} })).toEqual([]);
  });

  it('are open until somebody answers them', () => {
    expect(judge(REPORT, { 'GHSA-1111-2222-3333': 'never given what visitors type' })).toEqual({
      open: [expect.objectContaining({ id: 'GHSA-4444-5555-6666', title: 'Leak', name: 'one' })],
      outdated: [],
    });
  });

  it('keep no answer longer than they are there', () => {
    expect(judge({ vulnerabilities: {} }, { 'GHSA-1111-2222-3333': 'mended' })).toEqual({
      open: [],
      outdated: ['GHSA-1111-2222-3333'],
    });
  });

  it('are answered by their id and a reason', () => {
    for (const [id, why] of Object.entries(ANSWERED_ADVISORIES)) {
      expect(id).toMatch(/^GHSA(-\w{4}){3}$/);
      expect(why.length).toBeGreaterThan(20);
    }
  });
});
