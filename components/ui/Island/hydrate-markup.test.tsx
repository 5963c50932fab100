import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateMarkup } from './hydrate-markup';

function Counter() {
  const [presses, setPresses] = useState(0);
  return <button onClick={() => setPresses(presses + 1)}>{`${presses} presses`}</button>;
}

/** Renders the part as the server sends it. `arrive` resolves the load of its code. */
function visit(load: () => Promise<typeof Counter>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Counter />);
  return hydrateMarkup(container, { load, props: {}, hydratesWhenNear: true });
}

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(() => document.body.replaceChildren());

describe('markup that wakes when somebody comes near', () => {
  it('fetches nothing until somebody comes near, then keeps the element and does the press again', async () => {
    let arrive: () => void = () => undefined;
    const load = jest.fn(() => new Promise<typeof Counter>((resolve) => (arrive = () => resolve(Counter))));
    const { end } = visit(load);
    const button = screen.getByRole('button');
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(load).toHaveBeenCalledTimes(1);
    expect(button).toHaveTextContent('0 presses');
    await act(() => Promise.resolve(arrive()));
    await waitFor(() => expect(button).toHaveTextContent('1 presses'));
    await userEvent.click(button);
    expect(button).toHaveTextContent('2 presses');
    end();
  });

  it('tries again at the next sign when the code could not be fetched', async () => {
    const load = jest.fn<Promise<typeof Counter>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Counter);
    const { end } = visit(load);
    await userEvent.hover(screen.getByRole('button'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await userEvent.unhover(screen.getByRole('button'));
    await userEvent.hover(screen.getByRole('button'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    end();
  });

  it('is not hydrated once it was ended', async () => {
    const load = jest.fn<Promise<typeof Counter>, []>();
    visit(load).end();
    await userEvent.click(screen.getByRole('button'));
    expect(load).not.toHaveBeenCalled();
  });
});
