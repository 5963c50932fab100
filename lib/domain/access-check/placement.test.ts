import { placementsOf } from './placement';

describe('how a thing is held', () => {
  const held = (box: Parameters<typeof placementsOf>[0], keepsUpright?: boolean) =>
    placementsOf(box, keepsUpright).map(({ posture, along, across, up }) => `${posture} ${along}×${across}×${up}`);

  it('PLN-4: a sofa: as it stands, on its end, on its back, each lengthways and sideways', () => {
    expect(held({ width: 189, depth: 85, height: 73 })).toEqual([
      'as_it_stands 189×85×73',
      'as_it_stands 85×189×73',
      'on_back 189×73×85',
      'on_back 73×189×85',
      'on_end 85×73×189',
      'on_end 73×85×189',
    ]);
  });

  it('PLN-4: a wardrobe: on its side and on its back', () => {
    expect(held({ width: 91, depth: 55, height: 189 }).map((text) => text.split(' ')[0])).toEqual([
      'as_it_stands',
      'as_it_stands',
      'on_back',
      'on_back',
      'on_side',
      'on_side',
    ]);
  });

  it('PLN-4: a piano is only turned round', () => {
    expect(held({ width: 149, depth: 64, height: 128 }, true)).toEqual([
      'as_it_stands 149×64×128',
      'as_it_stands 64×149×128',
    ]);
  });
});
