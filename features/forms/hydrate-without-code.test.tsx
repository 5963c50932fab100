import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { emptyValues } from '@/components/forms/answers';
import { NOT_HYDRATED, FormMarkup } from '@/components/forms/FormMarkup';
import { viewOf } from '@/components/forms/forms';
import { hydrateForms } from './hydrate';

const mockTried = jest.fn();
// Simulates a network that fails when the code is requested.
jest.mock('./mount', () => {
  mockTried();
  throw new Error('offline');
});

const WAYS = { email: 'help@example.com', messenger: 'https://m.example.com', chatApp: 'https://c.example.com' };
let end: () => void;

beforeEach(() => {
  mockTried.mockClear();
  const values = emptyValues(viewOf('mover'));
  const html = renderToString(<FormMarkup form="mover" values={values} errors={{}} {...NOT_HYDRATED} />);
  document.body.innerHTML = `<div data-form="mover">${html}</div>`;
  act(() => void (end = hydrateForms(WAYS)));
});
afterEach(() => act(() => end()));

const press = () => act(() => screen.getByRole('button', { name: 'Send' }).click());

describe('wakeForms without the code of the forms', () => {
  it('FRM-1, FORM-2: posts, once, whatever is missing: the page that answers says it, and no bubble of the browser', async () => {
    const held: boolean[] = [];
    addEventListener('submit', (event) => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    });
    const onInvalid = jest.fn();
    document.addEventListener('invalid', onInvalid, true);
    press();
    await waitFor(() => expect(held).toEqual([true, false]));
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect([held.length, mockTried.mock.calls.length, onInvalid.mock.calls.length]).toEqual([2, 1, 0]);
  });
});
