import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { emptyValues } from '@/components/forms/answers';
import { ASLEEP, FormMarkup } from '@/components/forms/FormMarkup/FormMarkup';
import { viewOf } from '@/components/forms/forms';
import { wakeForms } from './wake';

const mockTried = jest.fn();
// The network is gone when the code is asked for.
jest.mock('./mount', () => {
  mockTried();
  throw new Error('offline');
});

const WAYS = { email: 'help@example.com', messenger: 'https://m.example.com', chatApp: 'https://c.example.com' };
let end: () => void;

beforeEach(() => {
  mockTried.mockClear();
  const values = emptyValues(viewOf('mover'));
  const html = renderToString(<FormMarkup form="mover" values={values} errors={{}} {...ASLEEP} />);
  document.body.innerHTML = `<div data-form="mover">${html}</div>`;
  act(() => void (end = wakeForms(WAYS)));
});
afterEach(() => act(() => end()));

const press = () => act(() => screen.getByRole('button', { name: 'Send' }).click());

describe('wakeForms without the code of the forms', () => {
  it('FRM-1: leaves it to the browser, once, to say what is missing', async () => {
    const left: boolean[] = [];
    document.addEventListener('invalid', (event) => left.push(!event.defaultPrevented), true);
    press();
    const fields = left.length;
    expect(left).not.toContain(true);
    await waitFor(() => expect(left).toHaveLength(2 * fields));
    expect(left.slice(fields)).not.toContain(false);
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect([left.length, mockTried.mock.calls.length]).toEqual([2 * fields, 1]);
  });

  it('FRM-1: posts what the browser finds whole', async () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input:required')) field.value = 'a@b.example';
    for (const field of document.querySelectorAll<HTMLSelectElement>('select:required')) field.selectedIndex = 1;
    for (const field of document.querySelectorAll<HTMLInputElement>('[type=checkbox]:required')) field.checked = true;
    const held: boolean[] = [];
    addEventListener('submit', (event) => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    });
    press();
    await waitFor(() => expect(held).toEqual([true, false]));
  });
});
