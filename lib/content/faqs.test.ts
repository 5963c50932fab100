import { FAQS, FAQ_GROUPS } from './faqs';

describe('questions and answers', () => {
  it('are forty or more, each with an address of its own that no topic has', () => {
    const ids = [...FAQS.map(({ id }) => id), ...FAQ_GROUPS.map(({ id }) => id)];
    expect(FAQS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  it('ask nothing twice and answer everything in sentences', () => {
    expect(new Set(FAQS.map(({ question }) => question)).size).toBe(FAQS.length);
    for (const { question, answer } of FAQS) {
      expect(answer).toMatch(/^[A-Z£\d“].{20,}\.$/s);
      expect(`${question} ${answer}`).not.toMatch(/undefined|NaN|!/);
    }
  });

  it('LAW-10: say that no landlord can make a tenant pay for a professional clean', () => {
    expect(FAQS.find(({ id }) => id === 'cleaning-law')?.answer).toMatch(/^No\. Under the Tenant Fees Act 2019/);
  });

  it('leave room within what a page may send beside its markup', () => {
    expect(Buffer.byteLength(JSON.stringify(FAQ_GROUPS))).toBeLessThan(16_000);
  });
});
