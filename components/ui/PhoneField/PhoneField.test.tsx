import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

function Phone() {
  const [{ prefix, number }, set] = useState({ prefix: '44', number: '' });
  return (
    <PhoneField
      prefix={prefix}
      number={number}
      onPrefixChange={(code) => set((before) => ({ ...before, prefix: code }))}
      onNumberChange={(typed) => set((before) => ({ ...before, number: typed }))}
    />
  );
}

it.each([
  ['+33 6 12 34 56 78', '33', '612345678'],
  ['0033612345678', '33', '612345678'],
  ['447700900123', '44', '7700900123'],
  ['+44 (0)7700 900123', '44', '7700900123'],
  // As people write it at home, and what is no number of a country that can be chosen.
  ['07700 900123', '44', '07700 900123'],
  ['+998 90 123', '44', '+998 90 123'],
])('FORM-3: "%s" is of +%s, with %s beside it', async (typed, prefix, number) => {
  render(<Phone />);
  const field = screen.getByLabelText('Phone number');
  await userEvent.type(field, typed);
  expect(field).toHaveValue(typed);
  await userEvent.tab();
  expect(screen.getByLabelText('Country code')).toHaveValue(prefix);
  expect(field).toHaveValue(number);
});
