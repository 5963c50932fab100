import { render, screen } from '@testing-library/react';
import { BookFor } from './BookFor';

describe('booking for somebody on the telephone', () => {
  it.each([
    ['Book a move', 'moving'],
    ['Book storage', 'storage'],
    ['Book a clean', 'cleaning'],
  ])('DSK-1: "%s" begins its flow by one press without script, and names nobody', (label, flow) => {
    render(<BookFor reference="SM-7K4Q-2XPD" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: label });
    expect([button.type, button.name, button.value]).toEqual(['submit', 'flow', flow]);
    const { form } = button;
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/desk/begin_booking', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ reference: 'SM-7K4Q-2XPD' });
  });
});
