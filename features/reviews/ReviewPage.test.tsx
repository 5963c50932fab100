import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnReview, ReviewPageState } from '@/lib/contracts/reviews';
import { reviewModel } from './review-model';
import { ReviewPage } from './ReviewPage';

const HREFS = { orderHref: '/orders/SM-1?token=k', action: '/orders/SM-1/review?token=k' };
const EMPTY = { stars: '', text: '', name: 'Ada', area: '' };
const KEPT: OwnReview = {
  state: 'waiting',
  version: 2,
  stars: 1,
  text: 'Late.\nAnd the lamp is broken.',
  name: 'Ada',
  area: 'Hackney',
  sentAt: '2026-12-15T13:00:00.000Z',
  dueAt: '2026-12-19T00:00:00.000Z',
  refused: null,
};
type Open = Extract<ReviewPageState, { kind: 'open' }>;
const show = (changes: Partial<Open> | Extract<ReviewPageState, { kind: 'closed' }>) => {
  const open: Open = { kind: 'open', review: null, values: EMPTY, errors: {}, trouble: null, done: null };
  const state = changes.kind === 'closed' ? changes : { ...open, ...changes };
  return render(<ReviewPage model={reviewModel('SM-1', state, HREFS)} />);
};
const withReview = (changes: Partial<OwnReview> = {}): Partial<Open> => ({
  review: { ...KEPT, ...changes },
  values: { ...EMPTY, stars: '1', text: KEPT.text },
});

describe('the page of a review', () => {
  it('RVW-1: asks for stars, words and a name, in a form that needs no script', async () => {
    show({});
    const stars = within(screen.getByRole('group', { name: 'Stars' })).getAllByRole('radio');
    expect(stars.map((star) => (star as HTMLInputElement).value)).toEqual(['1', '2', '3', '4', '5']);
    expect(screen.getByRole('radio', { name: '1 star: Very poor' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '4 stars: Good' }));
    expect(screen.getByRole('radio', { name: '4 stars: Good' })).toBeChecked();
    expect(screen.getByLabelText('Your review')).toHaveAccessibleDescription(/^20 to 2,000 characters/);
    expect(screen.getByLabelText('Name to show')).toHaveValue('Ada');
    expect(screen.getByLabelText('Area to show (optional)')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Don’t ask again' })).toHaveAttribute('value', 'stop');
    expect(screen.queryByText('Withdraw your review')).toBeNull();
  });

  it('RVW-1, FORM-2: says what is wrong at its field and in the summary, until it is changed', async () => {
    show({ errors: { stars: 'Choose 1 to 5 stars', text: 'Write at least 20 characters' } });
    const summary = screen.getByRole('group', { name: 'Check these answers' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Choose 1 to 5 stars' })).toHaveAttribute('href', '#stars');
    expect(screen.getByRole('group', { name: 'Stars' })).toHaveAccessibleDescription('Choose 1 to 5 stars');
    expect(screen.getByLabelText('Your review')).toBeInvalid();
    await userEvent.click(screen.getByRole('radio', { name: '2 stars: Poor' }));
    expect(within(summary).queryByText('Choose 1 to 5 stars')).toBeNull();
    expect(within(summary).getByText('Write at least 20 characters')).toBeVisible();
  });

  it('RVW-1: shows the receipt with the day of the decision, and lets its author change or withdraw it', () => {
    show({ ...withReview(), done: 'saved' });
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. We have your review.');
    expect(screen.getByRole('heading', { name: 'Received on Tuesday 15 December 2026' })).toBeVisible();
    expect(screen.getByText(/within 3 working days, by Friday 18 December 2026/)).toBeVisible();
    expect(screen.getByRole('img', { name: '1 star' })).toBeVisible();
    expect(screen.getByText('Ada, Hackney')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the changed review' })).toBeVisible();
    expect(screen.getByText('Withdraw your review')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Don’t ask again' })).toBeNull();
  });

  it('RVW-1: says why it is refused', () => {
    show(withReview({ state: 'refused', refused: { reason: 'abuse', note: 'Leave out the last sentence.' } }));
    expect(screen.getByText('It insults or threatens someone.')).toBeVisible();
    expect(screen.getByText('Leave out the last sentence.')).toBeVisible();
  });

  it('RVW-1: a published one can only be withdrawn', () => {
    show(withReview({ state: 'published' }));
    expect(screen.getByRole('heading', { name: 'Published' })).toBeVisible();
    expect(screen.queryByLabelText('Your review')).toBeNull();
    expect(screen.getByText('Withdraw your review')).toBeVisible();
  });

  it.each([
    ['order_unpaid', /not paid yet/],
    ['order_expired', /ended unpaid/],
    ['order_cancelled', /is cancelled/],
    ['change_not_offered', /once the job is done/],
  ] as const)('RVW-1: %s: says why there is nothing to write', (reason, words) => {
    show({ kind: 'closed', reason });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
