import { accessText } from './access';

describe('how an address is reached', () => {
  it('QUO-8: says floor, lift and parking', () => {
    expect(accessText({ floor: 2, elevator: false, parking: true })).toBe('2nd floor, no lift, parking at the door');
    expect(accessText({ floor: -1, elevator: true, parking: false })).toBe('Lower floor, lift, no parking at the door');
  });

  it('says nothing of a lift on the ground', () => {
    expect(accessText({ floor: 0, elevator: true, parking: true })).toBe('Ground floor, parking at the door');
  });

  it('says only what is answered', () => {
    expect(accessText({ floor: 3, elevator: null, parking: null })).toBe('3rd floor');
    expect(accessText({ floor: null, elevator: null, parking: false })).toBe('no parking at the door');
    expect(accessText({ floor: null, elevator: null, parking: null })).toBe('');
  });
});
