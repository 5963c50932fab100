import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { MODAL_ROOT_ID } from '@/components/ui/Modal/modal-root';
import { REVIEWS } from '@/lib/content/reviews/reviews';
import { reviewsPage } from '@/lib/content/reviews/reviews-page';
import { filterReviews, type ReviewFilter } from '@/lib/domain/reviews/listing';
import { ROUTES } from '@/lib/routes';
import { ReviewsView } from './ReviewsView';

function Page() {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  return (
    <ReviewsView
      {...reviewsPage()}
      reviews={REVIEWS}
      trail={breadcrumbTrail(ROUTES.reviews)}
      filter={filter}
      onFilter={setFilter}
    />
  );
}

const cards = () => screen.getAllByRole('article', { hidden: true });
const visibleCards = () => screen.getAllByRole('button', { name: /^Open the review of/ });
const names = () => screen.getAllByRole('heading', { level: 3, name: / Sample$/, hidden: true });
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Reviews of' })).getByRole('link', { name });

// jsdom does not implement modal dialogs. The browser tests cover them.
beforeEach(() => {
  document.body.append(Object.assign(document.createElement('div'), { id: MODAL_ROOT_ID }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  render(<Page />);
});
afterEach(() => document.getElementById(MODAL_ROOT_ID)?.remove());

describe('reviews', () => {
  it('REV-2: has the tabs of the specification and shows all, the newest first', () => {
    const tabs = within(screen.getByRole('navigation', { name: 'Reviews of' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Moving', 'Storage', 'Cleaning', 'See all']);
    expect(tab('See all')).toHaveAttribute('aria-current', 'page');
    expect(names().map(({ textContent }) => textContent)).toEqual(REVIEWS.map(({ name }) => name));
  });

  it.each([
    ['Moving', 'moving'],
    ['Storage', 'storage'],
    ['Cleaning', 'cleaning'],
  ] as const)('REV-2: the tab %s has an address and shows its reviews', async (name, filter) => {
    expect(tab(name)).toHaveAttribute('href', `/reviews/${filter}`);
    await userEvent.click(tab(name));
    expect(tab(name)).toHaveAttribute('aria-current', 'page');
    expect(names().map(({ textContent }) => textContent)).toEqual(filterReviews(REVIEWS, filter).map((r) => r.name));
  });

  it.each([
    [390, [4, 8, 12]],
    [768, [6, 12, 18]],
    [1440, [8, 16, 24]],
  ])('REV-4: at %d px "Show more" adds one page, and the focus goes on there', async (width, [first, ...pages]) => {
    Object.assign(window, { innerWidth: width });
    const firstNew = [first, ...pages];
    for (const [press, count] of pages.entries()) {
      await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
      expect(visibleCards()).toHaveLength(count);
      expect(screen.getByRole('status')).toHaveTextContent(`${count} of 60`);
      await waitFor(() => expect(visibleCards()[firstNew[press] ?? 0]).toHaveFocus());
    }
  });

  it('REV-4: the button goes when all are shown, and a tab begins with its first page again', async () => {
    Object.assign(window, { innerWidth: 1440 });
    for (let press = 1; press <= 7; press += 1) await userEvent.click(screen.getByText('Show more'));
    expect(visibleCards()).toHaveLength(60);
    expect(screen.queryByText('Show more')).not.toBeInTheDocument();
    await userEvent.click(tab('Storage'));
    expect(screen.getByText('Show more')).toBeVisible();
  });

  it('REV-5: a card opens by keyboard and closes by its button', async () => {
    const [review] = REVIEWS;
    const card = screen.getByRole('button', { name: `Open the review of ${review?.name}` });
    card.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: review?.name ?? '' });
    expect(within(dialog).getByText('Example')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(card).toHaveFocus();
  });

  it('LAW-8: every card says that it is an example, the page says so too, and how reviews are collected', () => {
    for (const card of cards()) expect(within(card).getByText('Example')).toBeInTheDocument();
    expect(screen.getByText(/^These reviews are examples/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How we collect reviews' })).toBeVisible();
  });
});
