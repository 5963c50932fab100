import { movingFlow } from '../moving/flow';
import { clearMirror, readMirror, writeMirror, type MirrorPlace } from './draft';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const refuse = () => {
  throw new Error('denied');
};
const refusing: Storage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
  key: refuse,
  length: 0,
};
const place = (change: Partial<MirrorPlace> = {}): MirrorPlace => ({
  storage: memory(),
  draftId: 'draft',
  basis: '2026-11-21T10:00:00.000Z',
  ...change,
});
const values = { ...movingFlow.empty, firstName: 'Zo', phone: '077' };
const typed = { values, halfTyped: { ownItem: { title: 'Harp', height: '' } } };

describe('the mirror of the half-typed step', () => {
  it('QUO-9: gives back after a reload what was being typed', async () => {
    const here = place();
    writeMirror(movingFlow, here, typed);
    await expect(readMirror(movingFlow, here)).resolves.toEqual(typed);
  });

  it('is absent when nothing was typed', async () => {
    await expect(readMirror(movingFlow, place())).resolves.toBeNull();
  });

  it('QUO-9: yields to answers that another device has saved since', async () => {
    const here = place();
    writeMirror(movingFlow, here, typed);
    await expect(readMirror(movingFlow, { ...here, basis: '2026-11-21T11:00:00.000Z' })).resolves.toBeNull();
  });

  it('keeps two quotes apart', async () => {
    const here = place();
    writeMirror(movingFlow, here, typed);
    await expect(readMirror(movingFlow, { ...here, draftId: 'other' })).resolves.toBeNull();
    await expect(readMirror(movingFlow, { ...here, draftId: null })).resolves.toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, basis: place().basis, values })],
    ['another shape', JSON.stringify({ version: 2, basis: place().basis, values: { ...values, addOns: 'PACKING' } })],
    ['nothing in it', 'null'],
    [
      'a bound broken',
      JSON.stringify({ version: 2, basis: place().basis, values: { ...values, phone: '7'.repeat(99) } }),
    ],
  ])('treats a mirror with %s as absent, never as a crash', async (_, text) => {
    const here = place();
    here.storage?.setItem('quote.moving.draft', text);
    await expect(readMirror(movingFlow, here)).resolves.toBeNull();
  });

  it('QUO-9: keeps a postcode that ends in a space', async () => {
    const here = place();
    const collection = { ...values.addresses.collection, postcode: 'N1 ' };
    writeMirror(movingFlow, here, { ...typed, values: { ...values, addresses: { ...values.addresses, collection } } });
    expect((await readMirror(movingFlow, here))?.values.addresses.collection.postcode).toBe('N1');
  });

  it.each([
    ['absent', undefined],
    ['a word', 'harp'],
    ['no text', { ownItem: { title: 4 } }],
  ])('keeps the answers where the half-typed texts are %s', async (_, halfTyped) => {
    const here = place();
    const mirror = { version: 2, basis: here.basis, values, halfTyped };
    here.storage?.setItem('quote.moving.draft', JSON.stringify(mirror));
    await expect(readMirror(movingFlow, here)).resolves.toEqual({ values, halfTyped: {} });
  });

  it('is gone once cleared', async () => {
    const here = place();
    writeMirror(movingFlow, here, typed);
    clearMirror(movingFlow.id, here);
    await expect(readMirror(movingFlow, here)).resolves.toBeNull();
  });

  it.each([
    ['no storage', null],
    ['a storage that refuses', refusing],
  ])('works without keeping anything where there is %s', async (_, storage) => {
    const here = place({ storage });
    writeMirror(movingFlow, here, typed);
    await expect(readMirror(movingFlow, here)).resolves.toBeNull();
    clearMirror(movingFlow.id, here);
  });
});
