import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Ahead } from '../progress';
import { Steps } from './Job';

const said = jest.fn<Promise<void>, unknown[]>(() => Promise.resolve());
const steps = (ahead: Ahead) => <Steps name="One-bedroom move" ahead={ahead} say={said} />;
const show = (ahead: Ahead) => render(steps(ahead));
const names = () => screen.getAllByRole('button').map((button) => button.textContent);
beforeEach(() => said.mockClear());

describe('what a crew says of a job', () => {
  it('CRW-1: one press says the next step, and the keyboard goes on at what is left', async () => {
    const { rerender } = show({ next: 'loading', others: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Start loading: One-bedroom move' }));
    expect(said.mock.calls).toEqual([['loading', undefined]]);
    rerender(steps({ next: null, others: ['undone'] }));
    expect(document.activeElement?.textContent).toBe('Something else');
  });

  it('CRW-1, DAY-3: setting off asks for the minutes of the sat-nav first', async () => {
    const { rerender } = show({ next: 'on_the_way', others: [] });
    await userEvent.click(screen.getByRole('button'));
    expect(said).not.toHaveBeenCalled();
    expect(names()).toEqual(['On the way', ...[10, 15, 20, 30, 45, 60, 90].map((minutes) => `${minutes} min`)]);
    await userEvent.click(screen.getByRole('button', { name: '45 min' }));
    expect(said.mock.calls).toEqual([['on_the_way', 45]]);
    rerender(steps({ next: 'arrived', others: [] }));
    expect(document.activeElement?.textContent).toBe('We have arrived');
  });

  it('CRW-1: everything else is behind "Something else"', async () => {
    show({ next: 'loading', others: ['called', 'done', 'undone'] });
    await userEvent.click(screen.getByText('Something else'));
    await userEvent.click(screen.getByRole('button', { name: 'No answer at the door: we called' }));
    expect(said.mock.calls).toEqual([['called', undefined]]);
  });

  it('CRW-1: of a job that is over nothing more is asked', () => {
    const { container } = show({ next: null, others: [] });
    expect(container.textContent).toBe('');
  });
});
