import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { framePart } from './frame-part';

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

/** A page whose server drew the menu at /a (or none); `load` counts how often its code was asked for. */
function visit({ isDrawn = true, wakes = true } = {}) {
  const load = jest.fn(() => Promise.resolve(Menu));
  const Part = framePart<MenuProps>(load, { id: 'menu', wakes });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div id="menu">${isDrawn ? renderToString(<Menu path="/a" />) : ''}</div>`;
  const { rerender, unmount } = render(<Part path="/a" />, { container, hydrate: true });
  return { load, unmount, goTo: (path: string) => rerender(<Part path={path} />), user: userEvent.setup() };
}

const state = () => screen.getByRole('status').textContent;
beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(() => document.body.replaceChildren());

describe('framePart', () => {
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

  it('is drawn at once where the server drew nothing', async () => {
    const { user } = visit({ isDrawn: false });
    await waitFor(() => expect(state()).toBe('/a 0'));
    await user.click(screen.getByRole('button'));
    expect(state()).toBe('/a 1');
  });

  it('needs no code when it does not wake', async () => {
    const { load, user } = visit({ wakes: false });
    await user.click(screen.getByRole('button'));
    expect(load).not.toHaveBeenCalled();
  });

  it('goes with its page', async () => {
    const { unmount, user } = visit();
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(state()).toBe('/a 1'));
    unmount();
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });
});
