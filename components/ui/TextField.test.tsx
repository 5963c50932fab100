import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './TextField';

function Live({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="First name"
      name="details.firstName"
      hint="As on the bell"
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

describe('TextField', () => {
  it('takes what is typed', async () => {
    render(<Live />);
    const input = screen.getByLabelText<HTMLInputElement>('First name');
    await userEvent.type(input, "Zoë O'Hara");
    expect(input.value).toBe("Zoë O'Hara");
    expect(input.id).toBe('details.firstName');
  });

  it('FORM-2: says beside the field, and to assistive technology, what is wrong', () => {
    render(<Live error="First name is required" />);
    const input = screen.getByLabelText('First name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const texts = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['As on the bell', 'First name is required']);
  });

  it('FORM-4: marks an optional field', () => {
    render(<TextField label="Promo code" name="promo" optional value="" onChange={() => undefined} />);
    expect(screen.getByLabelText('Promo code (optional)')).toBeTruthy();
  });
});
