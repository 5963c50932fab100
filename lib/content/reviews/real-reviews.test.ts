import { receivedReview, type Review } from '@/lib/domain/reviews/review';
import { BOROUGHS } from '../areas/boroughs';
import { movingAreaContent } from '../areas/moving-page';
import { storageAreaContent } from '../areas/storage-page';
import { homePage } from '../home';
import { SERVICE_PAGES } from '../services/pages';
import { serviceProps } from '../services/service-body';
import { MOST_SENT, reviewsPage } from './reviews-page';

const real = (id: number, rest: Partial<Review> = {}): Review => ({
  id,
  name: 'Priya, Hackney',
  text: '<p>Late, and careful.</p>',
  date: '2026-12-15',
  categories: ['moving'],
  stars: '1 star',
  ratingIcon: 'star',
  isActive: true,
  isExample: false,
  ...rest,
});

/** Returns every page that shows reviews, rendered with these. */
const pagesWith = (shown?: readonly Review[]) => [
  homePage(shown),
  reviewsPage(shown),
  ...SERVICE_PAGES.map((page) => serviceProps(page, shown)),
  ...BOROUGHS.flatMap((borough) => [movingAreaContent(borough, shown), storageAreaContent(borough, shown)]),
];
const saidBy = (pages: readonly object[]): string => JSON.stringify(pages);

describe('reviews of customers on the pages', () => {
  it('RVW-1: one is enough to remove every example everywhere', () => {
    expect(pagesWith().every((page) => saidBy([page]).includes('"isExample":true'))).toBe(true);
    const pages = saidBy(pagesWith([real(1)]));
    expect(pages).not.toContain('"isExample":true');
    expect(pages).not.toContain(' Sample"');
  });

  it('RVW-1: none left brings no example back', () => {
    expect(saidBy(pagesWith([]))).not.toContain('"isExample"');
    expect(reviewsPage([])).toMatchObject({
      reviews: [],
      words: { lead: 'There are no customer reviews here at the moment.' },
    });
  });

  it('RVW-1: the newest stand first, whatever their stars, under what they are about', () => {
    const shown = [5, 4, 3, 2, 1].map((id) => real(id, id === 2 ? { categories: ['storage'] } : {}));
    const ids = (reviews: readonly { readonly review: Review }[]) => reviews.map(({ review }) => review.id);
    expect(ids(homePage(shown).body.reviews.reviews)).toEqual([5, 4, 3, 2]);
    const [borough] = BOROUGHS;
    expect(ids(movingAreaContent(borough!, shown).reviews.reviews)).toEqual([5, 4, 3, 1]);
    expect(ids(storageAreaContent(borough!, shown).reviews.reviews)).toEqual([2]);
    expect(reviewsPage(shown).reviews.map(receivedReview)).toEqual(shown);
  });

  it('RVW-1: the average and the number count every one of them, and no example', () => {
    const stars = ['5 stars', '5 stars', '1 star'] as const;
    const shown = stars.map((rating, index) => real(3 - index, { stars: rating }));
    expect(reviewsPage(shown).words.lead).toMatch(/^3\.7 out of 5 on average, from 3 reviews\./);
    expect(reviewsPage().words.lead).not.toMatch(/average/);
  });

  it('RVW-1: more than the page can carry are counted, and it says which are there', () => {
    const shown = Array.from({ length: MOST_SENT + 1 }, (_, index) => real(MOST_SENT + 1 - index));
    const page = reviewsPage(shown);
    expect([page.reviews.length, page.reviews[0]?.id]).toEqual([MOST_SENT, MOST_SENT + 1]);
    expect(page.words.lead).toContain(`from ${MOST_SENT + 1} reviews. The newest ${MOST_SENT} are here.`);
  });
});
