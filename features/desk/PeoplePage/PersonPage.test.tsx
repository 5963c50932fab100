import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { PersonView } from '@/lib/contracts/desk-people';
import { PersonPage } from './PersonPage';

const NADIA: PersonView = {
  kind: 'person',
  record: 'enquiry-1',
  name: 'Nadia Haddad',
  orders: [],
  quotes: [
    {
      id: 'draft-1',
      flow: 'moving',
      what: 'Move, N1 2TX, SE15 4QL',
      changed: 'Tue 24 Nov 2026, 09:00',
      price: '£259',
      keptUntil: 'Tue 22 Dec 2026',
      canGoOn: true,
    },
    {
      id: 'draft-2',
      flow: 'storage-return',
      what: 'Return',
      changed: 'Mon 23 Nov 2026, 09:00',
      price: 'No price yet',
      keptUntil: 'Mon 21 Dec 2026',
      canGoOn: false,
    },
  ],
  panels: [{ title: 'Call-back requests', facts: [{ label: 'Tue 24 Nov', text: 'Call back', href: '/desk/leads' }] }],
};

describe('the page of somebody who has only enquired', () => {
  it('DSK-1: goes on with their saved quote by a plain form that names it', () => {
    render(<PersonPage {...NADIA} />);
    const row = screen.getByRole('row', { name: /^Move, N1 2TX/ });
    for (const text of ['£259', 'Tue 22 Dec 2026']) expect(within(row).getByText(text)).toBeVisible();
    const button = within(row).getByRole<HTMLButtonElement>('button', { name: /^Continue with it: Move/ });
    expect(button.form).toHaveAttribute('action', '/api/desk/begin_booking');
    expect(button.form && Object.fromEntries(new FormData(button.form))).toEqual({ flow: 'moving', quote: 'draft-1' });
    expect(within(screen.getByRole('row', { name: /^Return/ })).queryByRole('button')).toBeNull();
  });

  it('DSK-1: books for them with the contact that they left', () => {
    render(<PersonPage {...NADIA} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Book a clean' });
    expect(button.form && Object.fromEntries(new FormData(button.form, button))).toEqual({
      flow: 'cleaning',
      reference: 'enquiry-1',
    });
    expect(screen.getByText('No orders yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call back' })).toHaveAttribute('href', '/desk/leads');
  });
});
