import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { emptyValues } from '@/components/forms/answers';
import { NOT_HYDRATED, FormMarkup } from '@/components/forms/FormMarkup';
import { type FormId, viewOf } from '@/components/forms/forms';
import { mount } from './mount';
import { hydrateForms } from './hydrate';

jest.mock('./mount', () => ({ mount: jest.fn(jest.requireActual<{ mount: typeof mount }>('./mount').mount) }));

const WAYS = { email: 'help@example.com', messenger: 'https://m.example.com', chatApp: 'https://c.example.com' };
let end: () => void;

/** Renders a page as the server sends it. */
function visit(form: FormId): HTMLFormElement {
  const values = emptyValues(viewOf(form));
  const html = renderToString(<FormMarkup form={form} values={values} errors={{}} {...NOT_HYDRATED} />);
  document.body.innerHTML = `<div data-form="${form}">${html}</div>`;
  act(() => void (end = hydrateForms(WAYS)));
  return screen.getByRole<HTMLFormElement>('form');
}
const isAwake = () => jest.mocked(mount).mock.calls.length > 0;

beforeEach(() => jest.mocked(mount).mockClear());
afterEach(() => act(() => end()));

describe('wakeForms', () => {
  it('FRM-1: leaves a form alone until somebody comes near', async () => {
    const form = visit('mover');
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(isAwake()).toBe(false);
    fireEvent.pointerOver(form);
    await waitFor(() => expect(isAwake()).toBe(true));
  });

  it('FRM-1: keeps what was typed and where the cursor was before its code came', async () => {
    visit('mover');
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    name.focus();
    name.value = 'Zoë';
    fireEvent.input(name);
    await waitFor(() => expect(isAwake()).toBe(true));
    expect(screen.getByLabelText('Name')).toBe(name);
    expect(name).toHaveValue('Zoë');
    expect(name).toHaveFocus();
  });

  it('FORM-2: the very first press says what is wrong beside the fields, before the code was there', async () => {
    visit('mover');
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Field is required'));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(isAwake()).toBe(true);
  });

  it('FORM-2: so it does where the browser finds nothing missing: the page stays', async () => {
    const form = visit('mover');
    for (const field of form.querySelectorAll<HTMLInputElement>('input:required')) field.value = '🙂';
    screen.getByLabelText<HTMLInputElement>('Email').value = 'me@home';
    const onSubmit = jest.fn((event: Event) => event.defaultPrevented);
    addEventListener('submit', onSubmit, { once: true });
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    expect(onSubmit).toHaveReturnedWith(true);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/./));
    expect(screen.getByLabelText('Email')).toHaveValue('me@home');
  });

  it('FRM-1: draws a form after a soft navigation, with what its page knows', async () => {
    document.body.innerHTML = `<div data-form="shipping" data-answers='{"country":"portugal"}'></div>`;
    act(() => void (end = hydrateForms(WAYS)));
    expect(await screen.findByLabelText('Country')).toHaveValue('portugal');
  });
});
