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
  ['+84 91 234 56 78', '84', '912345678'],
  ['+44·7700·900·123', '44', '7700900123'],
  // One number without a country code, and one with a code that no country has.
  ['07700 900123', '44', '07700 900123'],
  ['+999 90 123', '44', '+999 90 123'],
])('FORM-3: "%s" is of +%s, with %s beside it', async (typed, prefix, number) => {
  render(<Phone />);
  const field = screen.getByLabelText('Phone number');
  await userEvent.type(field, typed);
  expect(field).toHaveValue(typed);
  await userEvent.tab();
  expect(screen.getByLabelText('Country code')).toHaveValue(prefix);
  expect(field).toHaveValue(number);
});

it('RDT-1: offers every country, the United Kingdom first', () => {
  render(<Phone />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options[0]).toBe('United Kingdom +44');
  expect(options).toEqual(expect.arrayContaining(['Vietnam +84', 'Indonesia +62', 'Uzbekistan +998']));
  expect(options.length).toBeGreaterThan(200);
});
