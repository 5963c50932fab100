import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useSilentFill } from './use-silent-fill';

const sent = jest.fn();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ name: '', email: '', note: '' });
  useSilentFill(form);
  const field = (name: keyof typeof values) => ({
    name,
    'aria-label': name,
    value: values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        sent(values);
      }}
    >
      <input {...field('name')} />
      <input type="email" {...field('email')} />
      <textarea {...field('note')} />
      <button type="submit">Send</button>
    </form>
  );
}

/** Sets a value without an event, as a browser extension does: with the native setter (`isPast`) or with React's. */
const fill = (label: string, value: string, isPast = true) => {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const proto = Object.getPrototypeOf(field) as object;
  if (isPast) Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
  else field.value = value;
};

beforeEach(() => sent.mockReset());

describe('RDT-1: values that a password manager sets without events', () => {
  it.each([true, false])('are sent (past the property: %p)', async (isPast) => {
    render(<Form />);
    fill('name', 'Ada', isPast);
    fill('email', 'ada@example.com', isPast);
    fill('note', 'two\nlines', isPast);
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com', note: 'two\nlines' });
  });

  it('are sent when nothing but the submission happens', () => {
    render(<Form />);
    fill('name', 'Ada');
    fireEvent.submit(screen.getByLabelText('name').closest('form') as HTMLFormElement);
    expect(sent).toHaveBeenCalledWith({ name: 'Ada', email: '', note: '' });
  });

  it('stay when another field is typed in', async () => {
    render(<Form />);
    fill('name', 'Ada');
    fill('email', 'ada@example.com');
    await userEvent.type(screen.getByLabelText('note'), 'Hello');
    expect(screen.getByLabelText('name')).toHaveValue('Ada');
    expect(screen.getByLabelText('email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('note')).toHaveValue('Hello');
  });

  it('leave what a person types as it is', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('name'), 'Grace');
    await userEvent.clear(screen.getByLabelText('name'));
    await userEvent.type(screen.getByLabelText('name'), 'Ada{Enter}');
    expect(sent).toHaveBeenCalledWith({ name: 'Ada', email: '', note: '' });
  });
});
