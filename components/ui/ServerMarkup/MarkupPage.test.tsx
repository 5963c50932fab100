import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MarkupPage } from './MarkupPage';

const Body = ({ words }: { readonly words: string }) => <p>{words}</p>;
const load = jest.fn(() => Promise.resolve(Body));
const body = { words: 'What the page says' };

beforeEach(() => load.mockClear());
afterEach(() => document.body.replaceChildren());

describe('MarkupPage', () => {
  it('keeps what the server sent, and fetches its code only for who asks', async () => {
    const container = document.body.appendChild(document.createElement('main'));
    container.innerHTML = renderToString(<MarkupPage id="page" body={body} onServer={Body} load={load} />);
    const words = screen.getByText(body.words);
    const undo = jest.fn();
    const onAdopt = jest.fn((_element: HTMLElement, _draw: () => Promise<unknown>) => undo);
    const { rerender, unmount } = render(
      <MarkupPage id="page" body={body} onServer={null} load={load} onAdopt={onAdopt} />,
      { container, hydrate: true },
    );
    rerender(<MarkupPage id="page" body={body} onServer={null} load={load} onAdopt={onAdopt} />);
    expect(screen.getByText(body.words)).toBe(words);
    expect(onAdopt).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
    expect(await onAdopt.mock.calls[0]?.[1]()).toEqual(<Body {...body} />);
    unmount();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('draws itself by its code where no markup is', async () => {
    render(<MarkupPage id="page" body={body} onServer={null} load={load} />);
    expect(await screen.findByText(body.words)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
