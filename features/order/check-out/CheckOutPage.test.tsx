import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { aConfirmedOrder, anOrderView } from '@/lib/testing/order-view';
import type { CheckOutState } from '@/lib/contracts/check-out-page';
import { checkOutModel } from './model';
import { CheckOutPage } from './CheckOutPage';

const STATE: CheckOutState = {
  photos: [{ id: 'one', room: 'kitchen', at: '2026-12-15T10:42:00.000Z' }],
  photoPath: '/api/orders/SM-7K4Q-2XPD/photo?token=t',
  until: '2027-06-13',
  typed: { 'room-kitchen': 'A chip in the worktop' },
  refused: {},
};
const HREFS = { orderHref: '/orders/x', action: '/orders/x/check-out?token=t' };
const show = (changes: Partial<CheckOutState> = {}, view = aConfirmedOrder()) =>
  render(<CheckOutPage model={checkOutModel(view, { ...STATE, ...changes }, HREFS)} />);
const KITCHEN = 'Kitchen with its appliances';

describe('the check-out pack', () => {
  it('PLN-4: shows the photos of a room with when they came, and gives back what was typed', () => {
    show();
    const photos = within(screen.getByRole('list', { name: `Photos: ${KITCHEN}` }));
    expect(photos.getByRole('link')).toHaveAccessibleName(`${KITCHEN}, Tuesday 15 December 2026, 10:42`);
    expect(photos.getByRole('link')).toHaveAttribute('href', `${STATE.photoPath}&id=one`);
    expect(screen.getByLabelText(KITCHEN)).toHaveValue('A chip in the worktop');
    expect(screen.getByText(/Photos stay until Sunday 13 June 2027/)).toBeVisible();
  });

  it('PLN-4: sends all of it as one plain form; Enter in a field neither removes nor leaves', () => {
    show();
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: `Remove photo 1: ${KITCHEN}` });
    expect(remove.form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(remove).toHaveAttribute('formaction', `${HREFS.action}#room-kitchen`);
    expect(new FormData(remove.form as HTMLFormElement, remove).get('drop')).toBe('one');
    expect(remove.form?.querySelector('button')).not.toHaveAttribute('name');
  });

  it('FORM-2, PLN-4: says what was not taken at its room, and when no more are', () => {
    show({ refused: { hall: '“a.heic” is not a picture we can read.', '': 'Too many photos came at once.' } });
    expect(screen.getByLabelText('Add photos: Hall and stairs')).toHaveAccessibleDescription(/a\.heic/);
    expect(screen.getByRole('status')).toHaveTextContent('Too many photos came at once.');
  });

  it('PLN-4: takes none when their time is over, and there is no pack for what is not booked', () => {
    const { unmount } = show({ until: null });
    expect(screen.queryByLabelText(/^Add photos/)).toBeNull();
    unmount();
    show({}, anOrderView());
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
