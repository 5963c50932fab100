import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyLink } from './CopyLink';

const LINK = 'https://x.example/join';

describe('PLN-5 a link to copy', () => {
  it('PLN-5 is copied, and says so politely', async () => {
    const user = userEvent.setup();
    render(<CopyLink link={LINK} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  it('PLN-5 says how else where the browser does not copy it', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyLink link={LINK} of="Tom" />);
    await user.click(screen.getByRole('button', { name: 'Copy the link: Tom' }));
    expect(await screen.findByText(/^Your browser would not copy it/)).toHaveAttribute('role', 'status');
  });

  it('PLN-5 is no button where the browser has no clipboard, as on plain http', () => {
    const { clipboard } = navigator;
    Reflect.deleteProperty(navigator, 'clipboard');
    render(<CopyLink link={LINK} />);
    expect(screen.queryByRole('button')).toBeNull();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  });

  it('PLN-5 is no button without a script', () => {
    expect(renderToStaticMarkup(<CopyLink link={LINK} />)).toBe('');
  });
});
