import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findSlots } from '@/lib/api/slots';
import { FreeSlots } from './FreeSlots';

jest.mock('@/lib/api/slots', () => ({ findSlots: jest.fn() }));

const SLOTS = { service: 'MOVING', plan: 'one_bedroom', term: null, href: '/', lead: '', district: 'SW5' } as const;
const DAY = {
  ...({ date: '2026-11-24', state: 'free', total: 259, isBusy: false } as const),
  slots: [{ start: '10:00', end: '12:00', state: 'free' }] as const,
};

beforeEach(() => jest.mocked(findSlots).mockReset());

describe('FreeSlots', () => {
  it('keeps the place while the times are read, then names them', async () => {
    jest.mocked(findSlots).mockResolvedValue({ days: [DAY] });
    render(<FreeSlots slots={SLOTS} />);
    expect(screen.getByRole('list', { name: 'Loading the available times' })).toBeInTheDocument();
    expect(await screen.findByText('Tuesday 24 November')).toBeVisible();
    expect(screen.getByText('10:00–12:00')).toBeVisible();
    expect(screen.getByText('£259')).toBeVisible();
  });

  it('BOOK-5: says when the times could not be read, and asks again', async () => {
    jest
      .mocked(findSlots)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ days: [DAY] });
    render(<FreeSlots slots={SLOTS} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tuesday 24 November')).toBeVisible();
  });

  it('says so when nothing is free', async () => {
    jest.mocked(findSlots).mockResolvedValue({ days: [] });
    render(<FreeSlots slots={SLOTS} />);
    expect(await screen.findByText(/Nothing is available in the next two weeks/)).toBeVisible();
  });
});
