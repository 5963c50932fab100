import { withoutRewrites } from './no-client-rewrites';

const KEY = 'process.env.__NEXT_HAS_REWRITES';

it('tells the build of the browser that there are no rewrites, and changes nothing else', () => {
  const other = { definitions: { 'process.env.OTHER': 'true' } };
  const defines = { definitions: { [KEY]: true, 'process.env.__NEXT_I18N_SUPPORT': true } };
  withoutRewrites([{}, other, defines]);
  expect(defines.definitions).toEqual({ [KEY]: 'false', 'process.env.__NEXT_I18N_SUPPORT': true });
  expect(other.definitions).toEqual({ 'process.env.OTHER': 'true' });
});

it('stops a build whose Next.js calls it something else', () => {
  expect(() => withoutRewrites([{}, { definitions: {} }])).toThrow(KEY);
});
