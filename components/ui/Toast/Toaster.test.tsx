import { act, render, screen } from '@testing-library/react';
import { Toaster, showToast } from './Toaster';

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(['success', 'error'] as const)(
    'UI-2: shows a text in %s style, reads it out and hides it again',
    async (kind) => {
      render(<Toaster />);
      await act(() => Promise.resolve(showToast('Saved', kind)));
      expect(screen.getByRole('status').textContent).toBe('Saved');
      expect(document.querySelector(`.${kind}`)).toBeTruthy();
      act(() => jest.advanceTimersByTime(6000));
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );

  it('UI-2: is closed by its button', async () => {
    render(<Toaster />);
    await act(() => Promise.resolve(showToast('Saved')));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
