import { render, screen } from '@testing-library/react';
import { SmsSetting } from './SmsSetting';

it('DAY-3: one press of a plain form stops our texts', () => {
  const fields = { reference: 'SM-7K4Q-2XPD', token: 'key', texts: 'off' };
  render(<SmsSetting action="/set" fields={fields} text="We text +44 7700 900123." label="Stop texts" />);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Stop texts' }).form!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/set']);
  expect(Object.fromEntries(new FormData(form))).toEqual(fields);
  expect(form.textContent).toContain('We text +44 7700 900123.');
});
