import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NOTHING_PASTED, PasteDisclosure } from './PasteDisclosure';

const none = () => undefined;
const bounds = { quantity: 9, itemCubicFeet: 500, itemKilograms: 600, itemLines: 200 };
const props = { pasted: NOTHING_PASTED, onPasted: none, items: [], onChange: none, bounds };

afterEach(() => document.body.replaceChildren());

it('shows the field of a disclosure that was opened before its code came', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(<PasteDisclosure {...props} />);
  container.querySelector('details')?.setAttribute('open', '');
  await act(() => Promise.resolve(hydrateRoot(container, <PasteDisclosure {...props} />)));
  expect(await screen.findByLabelText('Your list')).toBeVisible();
});

it('opens by itself for what was pasted before, and for what is wrong with it', async () => {
  const pasted = { text: '2 sofas', kinds: '' };
  const { rerender, container } = render(<PasteDisclosure {...props} pasted={pasted} />);
  expect(await screen.findByLabelText('Your list')).toHaveValue('2 sofas');
  container.querySelector('details')?.removeAttribute('open');
  rerender(<PasteDisclosure {...props} pasted={pasted} error="Not on your list yet" />);
  expect(await screen.findByLabelText('Your list')).toBeVisible();
  expect(screen.getByLabelText('Your list')).toBeInvalid();
});
