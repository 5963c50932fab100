import { breadcrumbTrail } from './breadcrumb-trail';

const titles = (path: string) => breadcrumbTrail(path).map(({ title }) => title);

describe('breadcrumb trail', () => {
  it.each([
    ['/man-and-van-in-london-areas', ['Home', 'Man & Van In London Areas']],
    ['/services/shipping/united-arab-emirates', ['Home', 'Services', 'Shipping', 'United Arab Emirates']],
    ['/reviews?filter=moving#top', ['Home', 'Reviews']],
    ['/reviews#top?x', ['Home', 'Reviews']],
    ['/brands/handy-sand', ['Home', 'Brands', 'Handy Sand']],
    ['/', ['Home']],
  ])('BRD-1: %s', (path, expected) => {
    expect(titles(path)).toEqual(expected);
  });

  it('BRD-1: links every parent by its own path', () => {
    expect(breadcrumbTrail('/services/shipping/spain?x').map(({ href }) => href)).toEqual([
      '/',
      '/services',
      '/services/shipping',
      '/services/shipping/spain',
    ]);
  });
});
