import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { islandWhenIdle } from './island';

const SIZES = ['small', 'large'];

/** Renders every kind of control with its state. */
function Questions({ onSend }: { readonly onSend: () => void }) {
  const [state, setState] = useState({
    name: '',
    ticked: [] as readonly string[],
    size: 'small',
    floor: '0',
    presses: 0,
  });
  const set = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input aria-label="Name" value={state.name} onChange={(event) => set({ name: event.target.value })} />
      {['packing', 'cleaning'].map((each) => (
        <input
          key={each}
          type="checkbox"
          aria-label={each}
          checked={state.ticked.includes(each)}
          onChange={() => set({ ticked: [...state.ticked, each] })}
        />
      ))}
      {SIZES.map((each) => (
        <input
          key={each}
          type="radio"
          name="size"
          aria-label={each}
          checked={state.size === each}
          onChange={() => set({ size: each })}
        />
      ))}
      <select aria-label="Floor" value={state.floor} onChange={(event) => set({ floor: event.target.value })}>
        <option>0</option>
        <option>1</option>
      </select>
      <button type="button" onClick={() => setState((before) => ({ ...before, presses: before.presses + 1 }))}>
        More
      </button>
      <button type="submit">Send</button>
      <output>{[state.name, state.ticked.join('+'), state.size, state.floor, state.presses].join('|')}</output>
    </form>
  );
}

/** Renders the server's markup and hydrates it. `arrive` resolves the load of the code. */
function visit() {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  const onSend = jest.fn();
  const Later = islandWhenIdle(() => gate.then(() => Questions));
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(
    <div>
      <Activity>
        <Questions onSend={onSend} />
      </Activity>
    </div>,
  );
  const field = screen.getByLabelText('Name');
  render(<Later onSend={onSend} />, { container, hydrate: true });
  return { onSend, field, arrive: () => act(() => Promise.resolve(arrive())), user: userEvent.setup() };
}

const state = () => screen.getByRole('status').textContent;

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(() => document.body.replaceChildren());

describe('islandWhenIdle', () => {
  it('keeps the elements of the server, so that what is typed stays under the cursor', async () => {
    const { arrive, field, user } = visit();
    await user.type(field, 'Zo');
    await arrive();
    await waitFor(() => expect(state()).toBe('Zo||small|0|0'));
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field).toHaveFocus();
  });

  it('does again what was typed, ticked, chosen and pressed before the code came', async () => {
    const { arrive, user } = visit();
    await user.type(screen.getByLabelText('Name'), 'Zoë');
    await user.click(screen.getByLabelText('packing'));
    await user.click(screen.getByLabelText('cleaning'));
    await user.click(screen.getByLabelText('large'));
    await user.selectOptions(screen.getByLabelText('Floor'), '1');
    await user.dblClick(screen.getByText('More'));
    expect(state()).toBe('||small|0|0');
    await arrive();
    await waitFor(() => expect(state()).toBe('Zoë|packing+cleaning|large|1|2'));
    expect(screen.getByLabelText('large')).toBeChecked();
    expect(screen.getByLabelText('packing')).toBeChecked();
  });

  it('sends the form once, after everything that was typed before', async () => {
    const { arrive, onSend, user } = visit();
    await user.type(screen.getByLabelText('Name'), 'Zoë');
    await user.click(screen.getByText('Send'));
    await user.click(screen.getByText('Send'));
    expect(onSend).not.toHaveBeenCalled();
    await arrive();
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(state()).toBe('Zoë||small|0|0');
  });

  it('leaves a form that it has handed over to React', async () => {
    const { arrive, onSend, user } = visit();
    await arrive();
    await user.click(screen.getByText('More'));
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(state()).toBe('||small|0|1');
  });

  it('fetches the code at once after a soft navigation, when no markup is there', async () => {
    const onSend = jest.fn();
    const Later = islandWhenIdle(() => Promise.resolve(Questions));
    render(<Later onSend={onSend} />);
    await userEvent.setup().click(await screen.findByText('Send'));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('tries a second time when the code could not be fetched', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Questions);
    const Later = islandWhenIdle<{ readonly onSend: () => void }>(load);
    render(<Later onSend={jest.fn()} />);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    expect(await screen.findByText('Send')).toBeVisible();
  });
});
