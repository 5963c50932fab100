import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillListContribution } from '@/lib/api/shared-list';
import { LIMITS } from '@/lib/validation/limits';
import { partModel } from './model';
import { PartBody } from './PartBody';

jest.mock('@/lib/api/shared-list');
const fill = jest.mocked(fillListContribution);
const KEY = 'k'.repeat(43);

const show = () => {
  const own = { pieces: 1, cubicFeet: 50, share: 100 };
  const parts = [{ id: 'p', name: 'Tom', pieces: 2, cubicFeet: 40, share: 80 }];
  const items = [{ id: 'armchair', quantity: 2 }];
  const view = { state: 'open', total: 180, own, parts } as const;
  const model = partModel({ key: KEY, id: 'p', name: 'Tom', view, items }, { room: '', find: '', said: '' });
  return render(<PartBody {...model} />);
};

describe('PLN-5 a part of a list', () => {
  beforeEach(() => fill.mockReset());

  it('PLN-5 is one plain form that posts every count it shows', () => {
    show();
    const form = screen.getByRole('button', { name: 'Save my part' }).closest('form')!;
    const fields = new FormData(form);
    expect(fields.get('key')).toBe(KEY);
    expect(fields.get('n_armchair')).toBe('2');
    expect(fields.get('n_sofa_2')).toBe('0');
    expect(screen.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('type', 'submit');
  });

  it('PLN-5 keeps the most that a list may hold when somebody types more, so that nothing is refused', async () => {
    fill.mockResolvedValue({ pieces: 200, cubicFeet: 4_000, share: 100, total: 4_100 });
    show();
    const typed = screen.getByRole('textbox', { name: /^Armchair/ });
    await userEvent.clear(typed);
    await userEvent.type(typed, '250');
    await userEvent.tab();
    await waitFor(() => expect(fill.mock.lastCall?.[0].items).toEqual([{ id: 'armchair', quantity: LIMITS.quantity }]));
    expect(typed).toHaveValue('200');
  });

  it('PLN-5 keeps each press at once, those of a slow moment together', async () => {
    let answer: (value: Awaited<ReturnType<typeof fillListContribution>>) => void = () => undefined;
    fill.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    show();
    const more = screen.getByRole('button', { name: 'Add one: Armchair' });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: 'Add one: Futon' }));
    expect(fill.mock.calls).toEqual([[{ key: KEY, items: [{ id: 'armchair', quantity: 3 }] }]]);
    act(() => answer({ pieces: 3, cubicFeet: 60, share: 90, total: 180 }));
    await waitFor(() => expect(fill).toHaveBeenCalledTimes(2));
    expect(fill.mock.calls[1]?.[0].items).toEqual([
      { id: 'armchair', quantity: 4 },
      { id: 'futon', quantity: 1 },
    ]);
    act(() => answer({ pieces: 5, cubicFeet: 110, share: 110, total: 200 }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('5 items, 110 cu ft. Your share: £110 of £200. Saved.'),
    );
    expect(screen.getByRole('region', { name: 'Your part so far' })).toHaveTextContent('4 × Armchair');
  });

  it('PLN-5 says what was not kept, and sends it again with the next', async () => {
    fill
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ pieces: 4, cubicFeet: 74, share: null, total: null });
    show();
    const field = screen.getByRole('textbox', { name: /^Armchair/ });
    await userEvent.clear(field);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('That was not saved'));
    await userEvent.type(field, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Add one: Futon' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 items, 74 cu ft. Saved.'));
    expect(fill.mock.calls.flatMap(([{ items }]) => items)).toContainEqual({ id: 'armchair', quantity: 3 });
  });
});
