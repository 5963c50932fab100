import { QUOTE_STARTS, quoteStartAt } from './quote-starts';

describe('the starts of quotes', () => {
  it.each([
    ['/get-a-quote/moving/packing?plan=mini', '/get-a-quote/moving'],
    ['/get-a-quote/storage/check?quote=x', '/get-a-quote/storage'],
    ['/get-a-quote/storage-return/address', '/get-a-quote/storage-return'],
    ['/get-a-quote', undefined],
    ['/orders/SM-2345-6789', undefined],
  ])('SHELL-3: the image of %s is that of %s', (path, start) => {
    expect(quoteStartAt(path)).toBe(start);
  });

  it('SHELL-3: no two show the same words or the same drawing', () => {
    const starts = Object.values(QUOTE_STARTS);
    expect(new Set(starts.map(({ title }) => title)).size).toBe(starts.length);
    expect(new Set(starts.map(({ drawing }) => drawing.path)).size).toBe(starts.length);
  });
});
