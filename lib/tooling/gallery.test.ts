import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Rule = {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};
type Config = { readonly headers: () => Promise<readonly Rule[]> };

const PAGES = path.resolve(__dirname, '../../pages');
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /^ui(?:\/.*)?\.tsx$/.test(name));

describe('the gallery of components', () => {
  it.each(pages)('STR-1: pages/%s is built once and served from memory', (page) => {
    const source = readFileSync(path.join(PAGES, page), 'utf8');
    expect(source).toContain('getStaticProps');
    expect(source).not.toContain('getServerSideProps');
  });

  it('is kept out of search engines at every address', async () => {
    expect(pages).toContain('ui.tsx');
    const { headers } = jest.requireActual<Config>('../../next.config.js');
    const noindex = { key: 'X-Robots-Tag', value: 'noindex' };
    const sources = (await headers()).filter((rule) => rule.headers.some(({ key }) => key === noindex.key));
    expect(sources).toEqual(['/ui/:path*', '/api/ui/:path*'].map((source) => ({ source, headers: [noindex] })));
  });
});
