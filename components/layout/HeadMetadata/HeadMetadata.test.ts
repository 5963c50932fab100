import { SITE } from '@/lib/site';
import { canonicalUrl, DEFAULT_DESCRIPTION, DEFAULT_TITLE, fullTitle } from './HeadMetadata';

describe('head metadata', () => {
  it('SHELL-1: names the company and London by default', () => {
    expect(fullTitle(DEFAULT_TITLE)).toBe('Smart Storage and Moving');
    expect(DEFAULT_DESCRIPTION).toMatch(/^Smart Storage and Moving\b.*London/);
  });

  it('SHELL-1: adds the company to a page title', () => {
    expect(fullTitle('Your items')).toBe('Your items | Smart Storage and Moving');
  });

  it('SHELL-1: leaves a title alone that would be cut with the company behind it', () => {
    const title = 'Storage with collection in Kensington and Chelsea';
    expect(fullTitle(title)).toBe(title);
  });

  it.each([
    [undefined, '/reviews?filter=moving#list', '/reviews'],
    [undefined, '/#top', '/'],
    [undefined, '/', '/'],
    ['/services/moving', '/services/moving?plan=mini', '/services/moving'],
    ['/blog', '/blog/page/2', '/blog'],
  ])('SHELL-2: canonical path %s at %s is %s', (canonicalPath, currentPath, expected) => {
    expect(canonicalUrl(canonicalPath, currentPath)).toBe(SITE.origin + expected);
  });
});
