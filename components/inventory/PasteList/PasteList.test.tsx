import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { PasteList, type Pasted } from './PasteList';

const BOUNDS = { quantity: 200, itemCubicFeet: 500, itemKilograms: 600, itemLines: 200 };

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

  it('RDT-1: takes the usual kind, says so, and changes it by one press', async () => {
    const { user, add } = await paste('sofa, tv');
    expect(screen.getByText('We read 2 types of item.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usual kind: change Sofa, 3 seats' }));
    const which = screen.getByLabelText('Which “sofa”?');
    expect(which).toHaveFocus();
    await user.selectOptions(which, 'Corner sofa');
    await add();
    expect(list()).toBe('1 × Corner sofa; 1 × TV, 40 to 55 inches');
  });

  it('RDT-1: packs what nobody counts into boxes that can be changed', async () => {
    const { user, add } = await paste('12 wine glasses, clothes');
    expect(screen.getByText('“clothes” goes into boxes: about 2 medium')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change: “clothes”' }));
    await user.selectOptions(screen.getByLabelText('What does “clothes” go into?'), 'Wardrobe box with rail');
    await add();
    expect(list()).toBe('1 × Medium box; 2 × Wardrobe box with rail');
  });

  it('RDT-1: adds a guess only when it is accepted', async () => {
    const { user, add } = await paste('clock, dog, bicycle');
    await add();
    expect(list()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Yes, it is: Grandfather clock' }));
    await user.click(screen.getByRole('button', { name: 'Leave it out: dog' }));
    await add();
    expect(list()).toBe('1 × Grandfather clock; 1 × Bicycle');
  });

  it('RDT-1: names what it did not read and leaves it in the box, holding up nobody', async () => {
    const { add } = await paste('2 armchairs{Enter}we live in a flat');
    expect(screen.getByText(/^We found no items in this part, so it stays in the box: “.*flat”$/)).toBeVisible();
    await add();
    expect(screen.getByLabelText('Your list')).toHaveDisplayValue(/flat$/);
    expect(screen.getByRole('status', { name: 'Waiting' })).toHaveTextContent(/^0$/);
  });

  it('RDT-1: caps no number in silence', async () => {
    const { add } = await paste('300 large boxes');
    expect(screen.getByText(/You wrote 300\. We can take up to 200 of one kind online/)).toBeVisible();
    await add();
    expect(list()).toBe('200 × Large box');
    expect(screen.getByLabelText('Your list')).toHaveValue('100 × Large box');
    expect(screen.getByText(/There is no room on it for 100 × Large box/)).toBeVisible();
  });

  it('says when there is nothing to read', async () => {
    await paste(' , ');
    expect(screen.getByText(/We found no items in that/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add these to my list' })).toBeNull();
  });
});
