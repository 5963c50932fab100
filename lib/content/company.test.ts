import { COMPANY_VARIABLES, companyFrom, placeQuestions, telHref } from './company';
import { samplesLeft } from './sample-check';

const allSet = Object.fromEntries(COMPANY_VARIABLES.map((variable) => [variable, `own ${variable}`]));

describe('company facts', () => {
  it('LAW-9: are all there, and visibly sample, when nothing is configured', () => {
    const { legal, email, address, trademarkNotice } = companyFrom({});
    for (const fact of [...Object.values(legal), address]) {
      expect(fact.isSample).toBe(true);
      expect(fact.value).toMatch(/sample/i);
    }
    expect(email.value).toMatch(/@example\.com$/);
    expect(trademarkNotice).toContain(legal.name.value);
  });

  it('keep every sample link on a reserved domain', () => {
    const { messenger, chatApp, social } = companyFrom({});
    for (const { value } of [messenger, chatApp, ...social.map(({ link }) => link)]) {
      expect(new URL(value).hostname).toMatch(/(^|\.)example\.com$/);
    }
  });

  it('are replaced by the environment, and a blank variable replaces nothing', () => {
    const company = companyFrom({ COMPANY_PHONE: ' 0117 496 0000 ', COMPANY_EMAIL: '  ' });
    expect(company.phone).toEqual({ value: '0117 496 0000', isSample: false, variable: 'COMPANY_PHONE' });
    expect(company.phoneHref).toBe('tel:+441174960000');
    expect(company.email.isSample).toBe(true);
  });

  it.each([
    ['+44 (0)20 7946 0123', 'tel:+442079460123'],
    ['020 7946 0123', 'tel:+442079460123'],
    ['+44 20 7946 0123', 'tel:+442079460123'],
    ['(020) 7946-0123', 'tel:+442079460123'],
    ['+34 910 000 000', 'tel:+34910000000'],
  ])('HDR-1: dial %s as %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });

  it('are listed one by one while they are samples', () => {
    expect(
      samplesLeft({})
        .map(({ variable }) => variable)
        .toSorted(),
    ).toEqual([...COMPANY_VARIABLES].toSorted());
    expect(samplesLeft({ ...allSet, COMPANY_NUMBER: '' })).toEqual([
      { what: 'Company number', value: '00000000 (sample)', variable: 'COMPANY_NUMBER' },
    ]);
    expect(samplesLeft(allSet)).toEqual([]);
  });
});

describe('the question about the place of storage', () => {
  it('is not asked while the company has stated nothing', () => {
    expect(placeQuestions({ COMPANY_STORAGE_LOCKS: ' ' })).toEqual([]);
  });

  it('is answered with the stated facts alone', () => {
    const [question] = placeQuestions({
      COMPANY_STORAGE_LOCKS: 'Each unit has its own padlock',
      COMPANY_STORAGE_ACCESS: 'By appointment, seven days a week.',
    });
    expect(question?.answer).toBe('Locks: Each unit has its own padlock. Access: By appointment, seven days a week.');
  });
});
