import { filesIn, lateFilesIn } from './crew-worker.mjs';

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

  it('CRW-1: are also those that it fetches later, and not those of other pages', () => {
    const manifest = {
      'features/crew/CrewPage/Job.tsx -> ../parts/JobParts': {
        id: 1,
        files: ['static/chunks/7.js', 'static/css/8.css'],
      },
      'features/crew/send.ts -> ./proof/send-proof': { id: 2, files: ['static/chunks/7.js'] },
      'features/desk/Desk/Desk.tsx -> ./SeldomView': { id: 3, files: ['static/chunks/9.js'] },
    };
    expect(lateFilesIn(manifest)).toEqual(['/_next/static/chunks/7.js', '/_next/static/css/8.css']);
  });
});
