import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { PasteList, type Pasted } from './PasteList';

const BOUNDS = { quantity: 200, itemCubicFeet: 500, itemKilograms: 600 };

function Listed({ start }: { readonly start: readonly FurnitureItem[] }) {
  const [items, setItems] = useState(start);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  return (
    <>
      <PasteList
        pasted={pasted ?? { text: '', kinds: '' }}
        onPasted={setPasted}
        items={items}
        onChange={setItems}
        bounds={BOUNDS}
      />
      <output aria-label="Waiting">{pasted?.kinds}</output>
      <output aria-label="List">{items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; ')}</output>
    </>
  );
}

const list = () => screen.getByRole('status', { name: 'List' }).textContent;

async function paste(text: string, start: readonly FurnitureItem[] = []) {
  const user = userEvent.setup();
  render(<Listed start={start} />);
  await user.type(screen.getByLabelText('Your list'), text);
  await user.click(screen.getByRole('button', { name: 'Read my list' }));
  return { user, add: () => user.click(screen.getByRole('button', { name: 'Add these to my list' })) };
}

describe('PasteList', () => {
  it('reads a list, asks what it leaves open and adds it', async () => {
    const { user, add } = await paste('2 double beds, corner sofa, ~40 boxes, fish tank');
    expect(screen.getByText(/We read 4 types of item and have a question about 1\./)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Which “boxes”?'), 'Large box');
    await add();
    expect(list()).toMatch(
      /^2 × Double bed and mattress; 1 × Corner sofa; 40 × Large box.*; 1 × Aquarium, large, empty$/,
    );
    expect(screen.getByLabelText('Your list')).toHaveFocus();
  });

  it('asks how many where a list does not say', async () => {
    const { user, add } = await paste('some suitcases');
    const count = screen.getByRole('group', { name: /^Suitcase.*, in what you pasted$/ });
    await user.click(within(count).getByRole('button', { name: /^Add one/ }));
    await add();
    expect(list()).toMatch(/^2 × Suitcase/);
  });

  it('adds nothing until the unknown is chosen or left out, and says where', async () => {
    const { user, add } = await paste('harp, bicycle');
    await add();
    const what = screen.getByLabelText('What is “harp”?');
    expect(what).toHaveFocus();
    expect(what).toBeInvalid();
    expect(list()).toBe('');
    await user.selectOptions(what, 'Leave it out');
    await add();
    expect(list()).toBe('1 × Bicycle');
  });

  it('takes the measures of what is unknown', async () => {
    const { user, add } = await paste('2 harps');
    await user.selectOptions(screen.getByLabelText('What is “harps”?'), 'Something else: I’ll give its measurements');
    expect(screen.getByLabelText('What is it?')).toHaveValue('harps');
    for (const side of ['Length (cm)', 'Width (cm)', 'Height (cm)'])
      await user.type(screen.getByLabelText(side), '100');
    await user.click(screen.getByRole('button', { name: 'Add it to my list' }));
    await add();
    expect(list()).toBe('2 × harps');
  });

  it('adds to what is on the list already', async () => {
    const bicycle = { id: 'bicycle', title: 'Bicycle', quantity: 1, cubicFeet: 12, kilograms: 15 };
    const { add } = await paste('3 bicycles', [bicycle]);
    await add();
    expect(list()).toBe('4 × Bicycle');
  });

  it('tells what waits to be added, and forgets what was read of another text', async () => {
    const { user, add } = await paste('2 sofas, bicycle');
    const waiting = screen.getByRole('status', { name: 'Waiting' });
    expect(waiting).toHaveTextContent(/^2$/);
    await user.type(screen.getByLabelText('Your list'), ', lamp');
    expect(waiting).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Add these to my list' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Read my list' }));
    await add();
    expect(waiting).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Your list')).toHaveValue('');
  });

  it('says when there is nothing to read', async () => {
    await paste(' , ');
    expect(screen.getByText(/We found no items in that/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add these to my list' })).toBeNull();
  });
});
