import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition } from 'react';
import { renderToString } from 'react-dom/server';
import { island } from './island';

const Words = ({ text }: { readonly text: string }) => <h1>{text}</h1>;

/** Renders and hydrates a page of the server, then another one whose code loads on demand. */
function visit() {
  const load = jest.fn(() => Promise.resolve(Words));
  const First = island(load, { when: 'never' });
  const asked = load.mock.calls.length;
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = `<div>${renderToString(<Words text="First" />)}</div>`;
  const { rerender } = render(<First text="First" />, { container, hydrate: true });
  // Next.js also shows the next page in a transition.
  return { asked, goTo: (next: ReactNode) => startTransition(() => rerender(next)) };
}

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(() => document.body.replaceChildren());

// First test, because a document has only one first page.
it('asks for no code on the first page', () => {
  expect(visit().asked).toBe(0);
});

it.each(['idle', 'near', 'never'] as const)(
  'asks for its code beside the data of its page, and keeps the page before until it is there (%s)',
  async (when) => {
    const { goTo } = visit();
    let arrive: () => void = () => undefined;
    const code = new Promise<typeof Words>((resolve) => (arrive = () => resolve(Words)));
    const load = jest.fn(() => code);
    const Next = island(load, { when });
    expect(load).toHaveBeenCalledTimes(1);
    goTo(<Next text="Next" />);
    expect(screen.getByRole('heading')).toHaveTextContent('First');
    await act(() => Promise.resolve(arrive()));
    expect(await screen.findByText('Next')).toBeVisible();
  },
);
