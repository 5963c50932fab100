import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PasteDisclosure } from './PasteDisclosure';

const props = { items: [], onChange: () => undefined, bounds: { quantity: 9, itemCubicFeet: 500, itemKilograms: 600 } };

it('shows the field of a disclosure that was opened before its code came', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(<PasteDisclosure {...props} />);
  container.querySelector('details')?.setAttribute('open', '');
  await act(() => Promise.resolve(hydrateRoot(container, <PasteDisclosure {...props} />)));
  expect(await screen.findByLabelText('Your list')).toBeVisible();
});
