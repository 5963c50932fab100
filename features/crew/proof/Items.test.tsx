import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { CrewJobDto } from '@/lib/contracts/crew';
import { NOTHING_COUNTED } from '@/lib/domain/visits/items';
import { useState } from 'react';
import type { Store, UnsentProof } from '../store';
import { Items } from './Items';
import { useKeep } from './use-keep';

const AT = '2020-12-15T09:30:00.000Z';
const SOFA = { item: 'sofa', title: 'Sofa', planned: 2, facts: { ...NOTHING_COUNTED, loaded: { value: 1, at: AT } } };
const JOB = { visit: 'v', kind: 'move', items: [SOFA] } as unknown as CrewJobDto;

/** Returns a phone's store whose writes finish, in order, when the test releases them. */
function slowStore({ isFull = false } = {}) {
  const written: UnsentProof[] = [];
  const waiting: (() => void)[] = [];
  const write = (proof: UnsentProof): Promise<void> =>
    new Promise((resolve, reject) =>
      waiting.push(() => {
        if (isFull) return reject(new Error('QuotaExceededError'));
        written.push(proof);
        resolve();
      }),
    );
  const transaction = () => {
    let done = Promise.resolve();
    return {
      store: { put: (proof: UnsentProof) => (done = write(proof)) },
      commit: () => undefined,
      get done() {
        return done;
      },
    };
  };
  const letGo = () =>
    act(async () => {
      // Waits until every pending write has reached the store.
      await new Promise((resolve) => setTimeout(resolve, 0));
      for (const go of waiting.splice(0)) go();
    });
  return { store: { transaction } as unknown as Store, written, letGo };
}

function Counting({ phone }: { readonly phone: ReturnType<typeof slowStore> }) {
  const [proof, setProof] = useState<readonly UnsentProof[]>([]);
  const kept = () => Promise.resolve(setProof([...phone.written]));
  const keep = useKeep('v', 'd', { store: () => Promise.resolve(phone.store), kept, proof });
  return (
    <>
      <Items job={JOB} keep={keep} itemList={{ isOpen: true, toggle: () => undefined }} />
      <p>{keep.problem}</p>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const loaded = () => screen.getByRole('group', { name: 'Loaded: Sofa', hidden: true });
const counts = (proof: readonly UnsentProof[]) => proof.map((one) => (one.proof === 'count' ? one.count : null));

describe('counting items', () => {
  it('CRW-1: says numbers, never differences, and all marks of an item', async () => {
    const phone = slowStore();
    render(<Counting phone={phone} />);
    for (const name of ['All loaded: Sofa', 'One fewer loaded: Sofa', 'One more unloaded: Sofa'])
      fireEvent.click(button(name));
    fireEvent.click(screen.getByLabelText('Torn'));
    await phone.letGo();
    expect(phone.written).toMatchObject([
      { item: 'sofa', what: 'loaded', count: 2 },
      { item: 'sofa', what: 'loaded', count: 1 },
      { item: 'sofa', what: 'unloaded', count: 1 },
      { item: 'sofa', what: 'marks', marks: ['torn'] },
    ]);
  });

  it('CRW-1: ten fast taps count ten, seen at once, while the store has none of them yet', async () => {
    const phone = slowStore();
    render(<Counting phone={phone} />);
    // All in one task, faster than real taps.
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) button('One more loaded: Sofa').click();
    });
    expect(loaded()).toHaveTextContent('11 of 2');
    expect(phone.written).toEqual([]);
    await phone.letGo();
    expect(counts(phone.written)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(new Set(phone.written.map(({ at }) => at)).size).toBe(10);
    fireEvent.click(button('One fewer loaded: Sofa'));
    await phone.letGo();
    expect(counts(phone.written).at(-1)).toBe(10);
    expect(loaded()).toHaveTextContent('10 of 2');
  });

  it('CRW-1: what finds no room is not shown as counted', async () => {
    const phone = slowStore({ isFull: true });
    render(<Counting phone={phone} />);
    fireEvent.click(button('One more loaded: Sofa'));
    expect(loaded()).toHaveTextContent('2 of 2');
    await phone.letGo();
    expect(loaded()).toHaveTextContent('1 of 2');
    expect(screen.getByText(/has no room left/)).toBeInTheDocument();
  });
});
