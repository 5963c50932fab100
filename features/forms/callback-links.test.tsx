import '@testing-library/jest-dom';
import * as api from '@/lib/api/forms';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { identifyLead } from '@/lib/analytics/identify-lead';
import { track } from '@/lib/analytics/track';
import { watchCallbackLinks } from './hydrate';

jest.mock('@/lib/api/forms');
jest.mock('@/lib/analytics/track');
jest.mock('@/lib/analytics/identify-lead');
const sendWebsiteForm = jest.mocked(api.sendWebsiteForm);

const WAYS = { email: 'help@example.com', messenger: 'https://m.example.com', chatApp: 'https://c.example.com' };
const link = (attributes = '') => `<a href="/forms/callback" ${attributes}>Call me back</a>`;
let stop: () => void;

function visit(html: string): void {
  document.body.innerHTML = html;
  stop = watchCallbackLinks(WAYS);
}

beforeEach(() => {
  jest.resetAllMocks();
  sendWebsiteForm.mockResolvedValue({ accepted: true });
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => stop());

async function send(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Zoë' } });
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '07700900456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Call me back' }));
  expect(await screen.findByText("We'll reach out to you as soon as possible")).toHaveFocus();
}

describe('links to a call back', () => {
  it('CBK-1, CBK-3, CBK-5: of the header open the popup, say so, and have the focus again', async () => {
    visit(link('data-callback="header"'));
    const opener = screen.getByRole('link');
    fireEvent.click(opener);
    expect(await screen.findByRole('dialog', { name: 'We’re here to help you!' })).toBeVisible();
    expect(track).toHaveBeenLastCalledWith('menu_callback_btn_click', { spot: 'header' });
    await send();
    expect(sendWebsiteForm.mock.calls.map(([body]) => body)).toEqual([
      { name: 'Zoë', phone: '+447700900456', type: 'menu_callback_popup' },
    ]);
    expect(track).toHaveBeenLastCalledWith('menu_callback_sent', { type: 'menu_callback_popup' });
    expect(identifyLead).toHaveBeenCalledWith({ phone: '+447700900456', name: 'Zoë' });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('CBK-3: elsewhere send the other type', async () => {
    visit(link());
    fireEvent.click(screen.getByRole('link'));
    await screen.findByRole('dialog');
    await send();
    expect(sendWebsiteForm.mock.calls.map(([{ type }]) => type)).toEqual(['callback_popup']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('CBK-1: are links as any other with a key held', () => {
    visit(link());
    const isOurs = !fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(isOurs).toBe(false);
  });

  it('CBK-1: lead into the form where the page has it', async () => {
    visit(`${link()}<div data-form="callback"><input name="name" aria-label="Name" /></div>`);
    act(() => void fireEvent.click(screen.getByRole('link')));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
