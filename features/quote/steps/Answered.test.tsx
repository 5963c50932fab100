import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Answered } from './Answered';

const asked = (answer: string | null, error?: string) => (
  <Answered label="Size of your move" answer={answer} error={error}>
    <select aria-label="Size of your move" defaultValue="mini">
      <option value="mini">Mini move</option>
    </select>
  </Answered>
);

describe('FORM-4: what was answered before', () => {
  it('is shown, and asked again only by who wants to change it, with the focus in the question', async () => {
    render(asked('1 bedroom move'));
    expect(screen.getByText('1 bedroom move')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change: Size of your move' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('is asked while there is no answer, and stays while it is given', () => {
    const { rerender } = render(asked(null));
    rerender(asked('Mini move'));
    expect(screen.getByRole('combobox')).toBeVisible();
  });

  it('opens where it is wrong, and stays open while it is put right', () => {
    const { rerender } = render(asked('Mini move', 'Choose how much you are moving'));
    rerender(asked('Mini move'));
    expect(screen.getByRole('combobox')).toBeVisible();
  });
});
