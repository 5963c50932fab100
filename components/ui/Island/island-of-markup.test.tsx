import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { islandOfMarkup, type MarkupOptions } from './island';

type MenuProps = { readonly path: string };

function Menu({ path }: MenuProps) {
  const [presses, setPresses] = useState(0);
  return (
    <nav>
      <button onClick={() => setPresses((before) => before + 1)}>Menu</button>
      <output>{`${path} ${presses}`}</output>
    </nav>
  );
}

/** Renders a page whose server drew the menu at /a (or none). `load` counts the requests for its code. */
function visit({ isDrawn = true, ...options }: Partial<MarkupOptions<MenuProps>> & { isDrawn?: boolean } = {}) {
  const load = jest.fn(() => Promise.resolve(Menu));
  const Part = islandOfMarkup<MenuProps>(load, { when: 'near', ...options });
  const container = document.body.appendChild(document.createElement('div'));
  if (isDrawn) container.innerHTML = `<div>${renderToString(<Menu path="/a" />)}</div>`;
  const { rerender, unmount } = render(<Part path="/a" />, { container, hydrate: isDrawn });
  return { load, unmount, goTo: (path: string) => rerender(<Part path={path} />), user: userEvent.setup() };
}

const state = () => screen.getByRole('status').textContent;
beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(() => document.body.replaceChildren());

describe('an island of markup', () => {
  it('stays the server’s markup until somebody comes near', async () => {
    const { load, user } = visit();
    const button = screen.getByRole('button');
    expect(load).not.toHaveBeenCalled();
    await user.hover(button);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button')).toBe(button);
  });

  it('does again what was pressed before its code came', async () => {
    const { user } = visit();
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(state()).toBe('/a 1'));
    await user.click(screen.getByRole('button'));
    expect(state()).toBe('/a 2');
  });

  it('shows what a soft navigation changes, woken or not', async () => {
    const { goTo, user } = visit();
    goTo('/b');
    await waitFor(() => expect(state()).toBe('/b 0'));
    await user.click(screen.getByRole('button'));
    goTo('/c');
    await waitFor(() => expect(state()).toBe('/c 1'));
  });

  it('is drawn at once after a soft navigation, where nothing of the server stands', async () => {
    const { user } = visit({ isDrawn: false });
    await waitFor(() => expect(state()).toBe('/a 0'));
    await user.click(screen.getByRole('button'));
    expect(state()).toBe('/a 1');
  });

  it('needs no code when it does not wake', async () => {
    const { load, user } = visit({ when: 'never' });
    const button = screen.getByRole('button');
    await user.click(button);
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBe(button);
  });

  it('tells once who wakes something in the markup of the server, and lets them undo it', () => {
    const undo = jest.fn();
    const onAdopt = jest.fn((_element: HTMLElement, _props: MenuProps) => undo);
    const { goTo, unmount } = visit({ when: 'never', onAdopt });
    goTo('/a');
    expect(onAdopt.mock.calls).toEqual([[screen.getByRole('navigation').parentElement, { path: '/a' }]]);
    unmount();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('has nothing to wake where it draws itself', async () => {
    const onAdopt = jest.fn(() => () => undefined);
    visit({ isDrawn: false, onAdopt });
    await waitFor(() => expect(state()).toBe('/a 0'));
    expect(onAdopt).not.toHaveBeenCalled();
  });

  it('goes with its page', async () => {
    const { unmount, user } = visit();
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(state()).toBe('/a 1'));
    unmount();
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });
});
