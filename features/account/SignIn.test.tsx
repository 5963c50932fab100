import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { render, screen } from '@testing-library/react';
import { AskForm } from './SignIn';

const asked = { kind: 'ask', next: '', label: 'Email me a link', isQuiet: false } as const;

describe('AskForm', () => {
  it('FORM-2: comes back with what was typed and what is wrong with it, until that is changed', async () => {
    render(<AskForm {...asked} email="me@home" error="Please enter a valid email address" />);
    const field = screen.getByLabelText('Your email');
    expect(field).toHaveValue('me@home');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(/Please enter a valid email address/);
    await userEvent.type(field, '.org');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).not.toHaveAccessibleDescription(/Please/);
  });
});
