import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { QuoteView } from '@/lib/contracts/desk-people';
import { QuotePage } from './QuotePage';

const QUOTE: QuoteView = {
  kind: 'quote',
  reference: 'Q-7K4M2',
  title: '£259 until Tuesday 22 December 2026',
  about: 'Move, saved Tue 24 Nov 2026, 09:00; kept until Tue 22 Dec 2026',
  goOn: { flow: 'moving', quote: 'draft-1' },
  price: [{ label: 'Held until', text: 'Tuesday 22 December 2026' }],
  panels: [{ title: 'What it is for', facts: [{ label: 'From', text: 'N1 2TX' }] }],
};

describe('a quote that is found by its reference', () => {
  it('PLN-2: says what is held until when, and is booked by a plain form', () => {
    render(<QuotePage {...QUOTE} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Quote Q-7K4M2: £259 until/);
    const panel = (name: string) => screen.getByRole('heading', { level: 2, name }).parentElement;
    expect(panel('What it costs')).toHaveTextContent(/Held until\s*Tuesday 22 December 2026/);
    expect(panel('What it is for')).toHaveTextContent(/From\s*N1 2TX/);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Book it for them' });
    expect(button.form).toHaveAttribute('action', '/api/desk/begin_booking');
    expect(button.form && Object.fromEntries(new FormData(button.form))).toEqual(QUOTE.goOn);
  });

  it('PLN-2: offers no booking and no price of what is in a store, and says who can go on with it', () => {
    render(<QuotePage {...QUOTE} goOn={null} price={[]} panels={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/only the customer can continue it/)).toBeVisible();
    const panels = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(panels).toEqual(['On the telephone']);
  });
});
