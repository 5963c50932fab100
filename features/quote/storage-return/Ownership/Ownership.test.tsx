import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrader } from '@/lib/testing/quotes';
import { Ownership } from './Ownership';
import { ownershipWords } from './words';

const words = ownershipWords({
  link: null,
  stores: [],
  signInHref: null,
  draftId: '',
  askHref: '/',
  state: 'wrong-number',
  calls: { open: '/open', mail: '/mail', book: '/book' },
  kept: { values: { reference: '', email: 'me@home' }, wrong: ['reference', 'email'] },
});

describe('the order number of somebody’s things', () => {
  it('FORM-2: comes back with what was typed and all that is wrong, which goes with its cause', async () => {
    render(<Ownership {...words} trader={aTrader} />);
    const summary = screen.getByRole('group', { name: 'Check these answers' });
    expect(summary).toHaveFocus();
    const email = screen.getByLabelText('Email of that order');
    expect(email).toHaveValue('me@home');
    expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#reference', '#email']);
    await userEvent.type(email, '.org');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Storage order number'), 'SM-7K4Q-2XPD');
    expect(summary.isConnected).toBe(false);
  });
});
