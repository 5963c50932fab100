import { filesIn } from './crew-worker.mjs';

describe('the files of the crew’s page', () => {
  it('CRW-1: are the scripts, styles and fonts that its HTML names, once each, without those of old browsers', () => {
    const html = `
      <link rel="preload" href="/fonts/hanken-latin-1.woff2" as="font"/><link href="/_next/static/css/1a.css"/>
      <link href="https://example.com/crew"/><img src="/drawings/van.svg"/>
      {"old":["/_next/static/chunks/polyfills-1.js"],"all":["/_next/static/chunks/pages/crew-2b.js","/_next/static/css/1a.css"]}`;
    expect(filesIn(html)).toEqual([
      '/fonts/hanken-latin-1.woff2',
      '/_next/static/css/1a.css',
      '/_next/static/chunks/pages/crew-2b.js',
    ]);
  });
});
