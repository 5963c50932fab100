import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { type EarlyEvent, keptSoFar, type WindowWithLog } from '@/lib/deferred-scripts/early-log';
import { recordEarlyInput, replayTheRest } from './early-input';

function Presses() {
  const [presses, setPresses] = useState(0);
  const [name, setName] = useState('');
  return (
    <div id="part">
      <button type="button" onClick={() => setPresses((before) => before + 1)}>
        More
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{`${presses} ${name}`}</output>
    </div>
  );
}

const stop = jest.fn();
const keep = (...kept: EarlyEvent[]) =>
  ((window as WindowWithLog).earlyLog = { kept, isUsed: true, stopCounting: jest.fn(), stop, takeErrors: () => [] });
const part = () => screen.getByText('More').parentElement as HTMLElement;

/** Waits for the replay, which does each action in a separate task. */
const replayed = (before = keptSoFar()) =>
  act(async () => {
    replayTheRest('[data-form]', before);
    for (let task = 0; task < 4; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
  render(<Presses />);
});
afterEach(() => delete (window as WindowWithLog).earlyLog);

describe('what the loader has kept', () => {
  it('is done again by the part of the page in which it happened, once', async () => {
    const { kept } = keep({ type: 'click', target: screen.getByText('More') });
    const early = recordEarlyInput(part());
    expect(early.hasSome()).toBe(true);
    expect(kept).toEqual([]);
    await act(() => early.replay());
    expect(screen.getByRole('status')).toHaveTextContent('1');
    await replayed();
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('is nothing for a part in which nothing happened', () => {
    keep({ type: 'click', target: document.body });
    const early = recordEarlyInput(part());
    expect(early.hasSome()).toBe(false);
    early.stop();
  });

  it('is done again when React owns the page and no part has taken it, and nothing is kept from then on', async () => {
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    // Sets the value as a browser does, past React's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Zoë');
    keep({ type: 'input', target: field }, { type: 'click', target: screen.getByText('More') });
    await replayed();
    expect(stop).toHaveBeenCalled();
    expect(await screen.findByText('1 Zoë')).toBeVisible();
  });

  it('is not done again when React owned the page already', async () => {
    keep({ type: 'click', target: screen.getByText('More') });
    await replayed([]);
    expect(screen.getByRole('status')).toHaveTextContent('0');
  });

  it('is sent by the button that was pressed', async () => {
    const sent = jest.fn((event: SubmitEvent) => {
      event.preventDefault();
      return event.submitter?.getAttribute('value');
    });
    const form = part().appendChild(document.createElement('form'));
    form.innerHTML = '<button name="what" value="some"></button><button name="what" value="all"></button>';
    const early = recordEarlyInput(part());
    form.querySelector<HTMLButtonElement>('[value=all]')?.click();
    form.addEventListener('submit', sent);
    await act(() => early.replay());
    expect(sent.mock.results.map(({ value }) => value as string)).toEqual(['all']);
  });

  it('leaves the files that were chosen in their field, and says that they were', async () => {
    const field = part().appendChild(Object.assign(document.createElement('input'), { type: 'file' }));
    Object.defineProperty(field, 'value', {
      get: () => 'C:\\fakepath\\sofa.jpg',
      set: () => {
        throw new DOMException('This input element accepts a filename', 'InvalidStateError');
      },
    });
    const heard = jest.fn();
    field.addEventListener('change', heard);
    keep({ type: 'input', target: field });
    const early = recordEarlyInput(part());
    await act(() => early.replay());
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stays with a form that is still asleep', async () => {
    part().dataset.form = 'contact';
    keep({ type: 'click', target: screen.getByText('More') });
    await replayed();
    expect(screen.getByRole('status')).toHaveTextContent('0');
  });
});
