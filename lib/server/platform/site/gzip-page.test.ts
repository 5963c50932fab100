import { gunzipSync, gzipSync } from 'node:zlib';
import { gzipPage } from './gzip-page';

const STYLES = `<style data-n-g="">${'.a{color:#123}'.repeat(400)}</style><style>.b{}</style>`;
const BODY = '<p>£294, “Nadia’s” two rooms</p>'.repeat(200);
const page = (styles: string, body = BODY) =>
  `<!DOCTYPE html><html><head><title>T</title>${styles}</head><body>${body}</body></html>`;
const read = (packed: Buffer | null) => packed && gunzipSync(packed).toString();

it.each([
  ['with styles', page(STYLES)],
  ['with other styles further below', page(STYLES, `${BODY}<style>.c{}</style>`)],
  ['with styles that never end', page('<style>.a{}')],
  ['with nothing before and after', STYLES],
])('a page %s is the same when it is unpacked', (_, html) => {
  expect(read(gzipPage(html))).toBe(html);
  expect(read(gzipPage(html))).toBe(html);
});

it('styles that are known are not taken for others', () => {
  expect(read(gzipPage(page(STYLES)))).toBe(page(STYLES));
  const others = page(STYLES.replaceAll('#123', '#321'));
  expect(read(gzipPage(others))).toBe(others);
});

it('is about as small as packed in one go', () => {
  const html = page(STYLES);
  expect(gzipPage(html)?.length).toBeLessThan(gzipSync(html, { level: 1 }).length + 100);
});

it('what has no styles is left to others', () => {
  expect(gzipPage('{"html":"none"}')).toBeNull();
});
