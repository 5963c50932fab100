import { DIALLING_CODES } from './dialling-codes';

describe('the dialling codes', () => {
  const [first, ...others] = DIALLING_CODES;

  it('begin with the United Kingdom, which a phone has unless told otherwise', () => {
    expect(first).toEqual({ code: '44', country: 'United Kingdom' });
  });

  it('then follow the alphabet, for people look for their country', () => {
    const names = others.map(({ country }) => country);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('are digits without a plus, each once', () => {
    expect(DIALLING_CODES.filter(({ code }) => !/^[1-9]\d{0,2}$/.test(code))).toEqual([]);
    expect(new Set(DIALLING_CODES.map(({ code }) => code)).size).toBe(DIALLING_CODES.length);
  });

  it('none is the beginning of another: a number has one reading', () => {
    const codes = DIALLING_CODES.map(({ code }) => code);
    const doubtful = codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)));
    expect(doubtful).toEqual([]);
  });
});
