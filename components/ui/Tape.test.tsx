import { render, screen } from '@testing-library/react';
import { Tape } from './Tape';

const STEPS = [
  { id: 'packing', title: 'Packing', href: '/get-a-quote/moving/packing', state: 'completed' },
  { id: 'items', title: 'Items', href: '/get-a-quote/moving/items', state: 'active' },
  { id: 'date', title: 'Day and slot', href: '/get-a-quote/moving/date', state: 'upcoming' },
] as const;

describe('Tape', () => {
  it('FORM-1: links finished steps, marks the present one and says the position', () => {
    render(<Tape steps={STEPS} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/get-a-quote/moving/packing',
    ]);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    expect(screen.getByText('Step 2 of 3: items')).toBeTruthy();
  });

  it('FORM-1: counts what follows the steps as none of them, and is not at its end on the last step', () => {
    const steps = STEPS.map((step, index) => ({ ...step, state: index < 2 ? 'completed' : 'active' }) as const);
    render(<Tape steps={steps} end="Check and pay" />);
    expect(screen.getByText('Step 3 of 3: day and slot')).toBeTruthy();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(items.at(-1)?.textContent).toBe('Check and pay');
  });
});
