import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fetchedPart } from './fetched-part';

type Props = { readonly name: string; readonly children?: ReactNode };

const Part = ({ name }: Props) => <p>Here is {name}</p>;
const shown = () => document.body.textContent;

describe('a fetched part', () => {
  it('shows its children until its code is there, and is drawn at once from then on', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const Fetched = fetchedPart(load);
    expect(load).not.toHaveBeenCalled();
    const { unmount } = render(
      <Fetched name="the drawing">
        <p>A picture</p>
      </Fetched>,
    );
    expect(shown()).toBe('A picture');
    await screen.findByText('Here is the drawing');
    expect(shown()).toBe('Here is the drawing');

    unmount();
    render(<Fetched name="the same" />);
    expect(shown()).toBe('Here is the same');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again when it is shown the next time, if its code did not come', async () => {
    const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Part);
    const Fetched = fetchedPart(load);
    const { unmount } = render(
      <Fetched name="the list">
        <p>Nothing yet</p>
      </Fetched>,
    );
    await act(() => Promise.resolve());
    expect(shown()).toBe('Nothing yet');

    unmount();
    render(
      <Fetched name="the list">
        <p>Nothing yet</p>
      </Fetched>,
    );
    await screen.findByText('Here is the list');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
