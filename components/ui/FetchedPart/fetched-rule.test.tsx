import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { fetchedRule } from './fetched-rule';

const shout = (text: string) => text.toUpperCase();

function mount(load: () => Promise<typeof shout>) {
  const useRule = fetchedRule(load);
  function Asked({ ask }: { readonly ask: string }) {
    const rule = useRule(ask);
    return <p>{rule ? rule(`It is ${ask}`) : 'not yet'}</p>;
  }
  const { rerender } = render(<Asked ask="" />);
  return (ask: string) => rerender(<Asked ask={ask} />);
}

it('fetches a rule once, when it is first wanted', async () => {
  const load = jest.fn(() => Promise.resolve(shout));
  const ask = mount(load);
  expect(screen.getByText('not yet')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  ask('a');
  expect(await screen.findByText('IT IS A')).toBeVisible();
  ask('b');
  expect(screen.getByText('IT IS B')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again for what did not come', async () => {
  const load = jest.fn(() => Promise.resolve(shout));
  load.mockRejectedValueOnce(new Error('offline'));
  const ask = mount(load);
  ask('a');
  ask('ab');
  expect(await screen.findByText('IT IS AB')).toBeVisible();
});
