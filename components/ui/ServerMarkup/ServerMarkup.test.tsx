import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerMarkup } from './ServerMarkup';

const CONTENT = <p>From the server</p>;
const load = () => Promise.resolve(<p>From the network</p>);

/** A page as the server sends it; React then takes it over without the content's code. */
function adopt(onAdopt?: (element: HTMLElement) => () => void) {
  const container = document.body.appendChild(document.createElement('main'));
  // The server has no document: its id is not there yet.
  container.innerHTML = renderToString(<ServerMarkup id="part" onServer={CONTENT} load={load} />);
  const words = screen.getByText('From the server');
  const adopted = <ServerMarkup id="part" onServer={null} load={load} {...(onAdopt && { onAdopt })} />;
  return { ...render(adopted, { container, hydrate: true }), words, adopted };
}

afterEach(() => document.body.replaceChildren());

describe('ServerMarkup', () => {
  it('keeps the very elements that the server sent, through every rendering', () => {
    const { rerender, words, adopted } = adopt();
    rerender(adopted);
    expect(screen.getByText('From the server')).toBe(words);
  });

  it('tells who wants to wake something in it, and lets them undo it', () => {
    const undo = jest.fn();
    const onAdopt = jest.fn(() => undo);
    const { unmount } = adopt(onAdopt);
    expect(onAdopt).toHaveBeenCalledWith(document.getElementById('part'));
    unmount();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('fetches the content after a soft navigation, when no markup is there', async () => {
    render(<ServerMarkup id="part" onServer={null} load={load} />);
    expect(await screen.findByText('From the network')).toBeVisible();
  });
});
