import { act, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { islandWhenIdle } from './island';

function Counter() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses((before) => before + 1)}>
        More
      </button>
      <output>{presses}</output>
    </>
  );
}

/** Comes near and loads the code, up to the moment when React knows of the part but has not hydrated it. */
async function meanwhile() {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  const Later = islandWhenIdle(() => gate.then(() => Counter));
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(
    <div>
      <Activity>
        <Counter />
      </Activity>
    </div>,
  );
  await act(() => Promise.resolve(hydrateRoot(container, <Later />)));
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  window.dispatchEvent(new Event('pointerover'));
  await Promise.resolve();
  arrive();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return screen.getByText('More');
}

/** Waits longer than any replay, which does each action in a separate task. */
const tasks = async () => {
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve));
};
/** Clicks with an event of its own, because `click()` cannot be nested in a click on the same element. */
const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

// As in a browser, React schedules its own tasks.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  document.body.replaceChildren();
});

it('answers a press once when the code is there and React is about to take over', async () => {
  press(await meanwhile());
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('0'));
  await tasks();
  expect(screen.getByRole('status').textContent).toBe('1');
});
