import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptyValues } from '@/components/forms/answers';
import { type FormId, viewOf } from '@/components/forms/forms';
import { identifyLead } from '@/lib/analytics/identify-lead';
import { track } from '@/lib/analytics/track';
import * as api from '@/lib/api/forms';
import { LiveForm } from './LiveForm';

jest.mock('@/lib/api/forms');
jest.mock('@/lib/analytics/track');
jest.mock('@/lib/analytics/identify-lead');
const sendWebsiteForm = jest.mocked(api.sendWebsiteForm);
const sendPartnersQuote = jest.mocked(api.sendPartnersQuote);
const subscribeToNews = jest.mocked(api.subscribeToNews);

beforeEach(() => jest.resetAllMocks());

const show = (form: FormId) =>
  render(<LiveForm form={form} given={{ values: emptyValues(viewOf(form)), errors: {} }} />);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('LiveForm', () => {
  it('CBK-2, FORM-2: says what is missing beside each field and goes to the first', async () => {
    show('callback');
    press('Call me back');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Field is required');
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone number is required');
    expect(sendWebsiteForm).not.toHaveBeenCalled();
  });

  it('CBK-2: keeps digits only, and checks the number while it is typed', async () => {
    show('callback');
    type('Phone number', '77a00 9');
    expect(screen.getByLabelText('Phone number')).toHaveValue('77009');
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
  });

  it('FORM-3: digits alone keep the country that a plus began with', async () => {
    sendWebsiteForm.mockResolvedValue({ accepted: true });
    show('callback');
    type('Name', 'Zoë');
    type('Phone number', '+33 6 12 34 56 78');
    expect(screen.getByLabelText('Phone number')).toHaveValue('0033612345678');
    fireEvent.blur(screen.getByLabelText('Phone number'));
    expect(screen.getByLabelText('Country code')).toHaveValue('33');
    press('Call me back');
    await waitFor(() => expect(sendWebsiteForm).toHaveBeenCalledTimes(1));
    expect(sendWebsiteForm.mock.calls[0]?.[0]).toMatchObject({ phone: '+33612345678' });
  });

  it.each([
    ['contact', 'Send the question', 'me@home', 'Please enter a valid email address'],
    ['newsletter', 'Sign up', 'me@home', 'Invalid email address'],
  ] as const)(
    'FORM-2: %s: the first press says beside the field that me@home is no address',
    async (form, button, typed, said) => {
      show(form);
      const email = screen.getByLabelText(/^(Your e|E)mail$/);
      fireEvent.change(email, { target: { value: typed } });
      press(button);
      await waitFor(() => expect(email).toHaveAccessibleDescription(said));
    },
  );

  it('FORM-2: the first press says beside the field that a smile is no name', async () => {
    show('callback');
    type('Name', '🙂');
    press('Call me back');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Field is required'));
  });

  it('CBK-3: sends name, whole number and type, and thanks', async () => {
    sendWebsiteForm.mockResolvedValue({ accepted: true });
    show('callback');
    type('Name', 'Zoë');
    type('Phone number', '07700900456');
    press('Call me back');
    expect(await screen.findByText("We'll reach out to you as soon as possible")).toBeVisible();
    expect(sendWebsiteForm.mock.calls.map(([body]) => body)).toEqual([
      { name: 'Zoë', phone: '+447700900456', type: 'callback_popup' },
    ]);
  });

  it('CBK-4: a failure is said for 4 seconds, and what was typed stays', async () => {
    jest.useFakeTimers();
    sendWebsiteForm.mockRejectedValue(new Error('offline'));
    show('callback');
    type('Name', 'Zoë');
    type('Phone number', '07700900456');
    press('Call me back');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Something went wrong, please try again later')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3800));
    expect(screen.getByText('Something went wrong, please try again later')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('Something went wrong, please try again later')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Zoë');
    expect(screen.getByLabelText('Phone number')).toHaveValue('07700900456');
    jest.useRealTimers();
  });

  it('FORM-2: the title says that something is wrong until it is mended', async () => {
    document.title = 'Contact us';
    const { unmount } = show('callback');
    type('Phone number', '77');
    expect(document.title).toBe('Contact us');
    press('Call me back');
    await waitFor(() => expect(document.title).toBe('Error: Contact us'));
    type('Name', 'Zoë');
    type('Phone number', '07700900456');
    await waitFor(() => expect(document.title).toBe('Contact us'));
    type('Name', '');
    await waitFor(() => expect(document.title).toBe('Error: Contact us'));
    unmount();
    expect(document.title).toBe('Contact us');
  });

  it('FORM-2: what the server has found wrong is said, and the cursor stays where it is', async () => {
    document.title = 'Error: We’re here to help you!';
    const errors = { phone: 'Please enter a valid phone number' };
    render(
      <>
        <input aria-label="Elsewhere" />
        <LiveForm form="callback" given={{ values: { name: 'Zoë', phone: '12', phonePrefix: '44' }, errors }} />
      </>,
    );
    act(() => screen.getByLabelText('Elsewhere').focus());
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
    type('Phone number', '07700900456');
    await waitFor(() => expect(document.title).toBe('We’re here to help you!'));
  });

  it('CBK-3: pressed twice it is sent once', async () => {
    sendWebsiteForm.mockResolvedValue({ accepted: true });
    show('callback');
    type('Name', 'Zoë');
    type('Phone number', '07700900456');
    press('Call me back');
    press('Call me back');
    expect(await screen.findByText("We'll reach out to you as soon as possible")).toBeVisible();
    expect(sendWebsiteForm).toHaveBeenCalledTimes(1);
  });

  it('CBK-4, A11Y-1: the button has the focus again after a failure', async () => {
    let refuse: (error: Error) => void = () => undefined;
    sendWebsiteForm.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    show('callback');
    type('Name', 'Zoë');
    type('Phone number', '07700900456');
    const button = screen.getByRole('button', { name: 'Call me back' });
    act(() => button.focus());
    press('Call me back');
    await waitFor(() => expect(button).toBeDisabled());
    // Browsers blur a disabled element; jsdom does not.
    button.removeAttribute('disabled');
    button.blur();
    button.setAttribute('disabled', '');
    expect(document.body).toHaveFocus();
    refuse(new Error('offline'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Something went wrong, please try again later'),
    );
    expect(button).toHaveFocus();
  });

  it('FRM-1: without a connection it says so, and is sent by itself, once, when it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    sendWebsiteForm.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ accepted: true });
    show('callback');
    type('Name', 'Zoë');
    type('Phone number', '07700900456');
    press('Call me back');
    expect(await screen.findByText(/^You seem to be offline; your answers are kept/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Zoë');
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText("We'll reach out to you as soon as possible")).toBeVisible();
    // The same content has the same key, so it is one enquiry, even if the first request had arrived.
    const keys = sendWebsiteForm.mock.calls.map(([, meta]) => meta.idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('NWS-1: a failure is a mark without a message to see, and is read aloud', async () => {
    subscribeToNews.mockRejectedValue(new Error('offline'));
    show('newsletter');
    type('Your email', 'zoe@example.com');
    press('Sign up');
    const said = await screen.findByText('Something went wrong, please try again later');
    expect(said).toHaveClass('heard');
    expect(screen.getByRole('form')).toHaveClass('failed');
    expect(screen.getByLabelText('Your email')).toHaveValue('zoe@example.com');
  });

  it('FTR-2: checks the number when its field is left, not while it is typed', async () => {
    show('callback-footer');
    type('Your phone number', '12');
    await act(() => Promise.resolve());
    expect(screen.queryByText('Phone number is not valid')).toBeNull();
    fireEvent.blur(screen.getByLabelText('Your phone number'));
    expect(await screen.findByText('Phone number is not valid')).toBeVisible();
  });

  it('FTR-2: sends the number apart from its prefix; a failure is seen by nobody', async () => {
    sendWebsiteForm.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ accepted: true });
    show('callback-footer');
    type('Your phone number', '07700 900457');
    press('Ring me');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ring me' })).toBeEnabled());
    await waitFor(() => expect(sendWebsiteForm).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Something went wrong, please try again later')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ring me' })).toBeEnabled());
    press('Ring me');
    expect(await screen.findByText('Thank you!')).toBeVisible();
    const [first, second] = sendWebsiteForm.mock.calls;
    expect(second?.[0]).toEqual({ phone: '7700900457', phonePrefix: '44', type: 'callback_footer' });
    expect(jest.mocked(track).mock.calls).toEqual([['footer_callback_sent', {}]]);
    expect(identifyLead).toHaveBeenCalledWith({ phone: '+447700900457' });
    // The same content is the same enquiry, however often the button is pressed.
    expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
  });

  it('AFF-1: asks for the terms, keeps digits of the phone only', async () => {
    show('partner');
    type('Phone number', '020 7946 x0322');
    expect(screen.getByLabelText('Phone number')).toHaveValue('02079460322');
    press('Send the enquiry');
    expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
    expect(sendPartnersQuote).not.toHaveBeenCalled();
  });

  it('FRM-1: sums the materials with their delivery while they are counted', async () => {
    show('materials');
    type(/^Small box/, '3');
    expect(await screen.findByText('£15')).toBeVisible();
    press('Send the order');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });
});
