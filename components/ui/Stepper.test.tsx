import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './Stepper';

describe('Stepper', () => {
  it('counts up and down, and tells the count politely', async () => {
    const onChange = jest.fn();
    render(<Stepper label="Double bed" value={1} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add one: Double bed' }));
    expect(onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one: Double bed' }));
    expect(onChange).toHaveBeenLastCalledWith(0);
    expect(screen.getByText('1').getAttribute('aria-live')).toBe('polite');
  });

  it('stops at its limits without losing the focus', async () => {
    const onChange = jest.fn();
    render(<Stepper label="Armchair" value={0} max={0} onChange={onChange} />);
    for (const button of screen.getAllByRole('button')) {
      await userEvent.click(button);
      expect(document.activeElement).toBe(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
    }
    expect(onChange).not.toHaveBeenCalled();
  });
});
