import { readFileSync, statSync } from 'node:fs';
import { SHARE_IMAGE, SHARE_SIZE } from './SocialMetadata';

describe('share image', () => {
  it('SHELL-3: is 1200 by 630 and weighs less than 200 kB', () => {
    const file = `public${SHARE_IMAGE.path}`;
    // A PNG's width and height are the first two numbers of its header chunk.
    const header = readFileSync(file).subarray(16, 24);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([SHARE_SIZE.width, SHARE_SIZE.height]);
    expect([SHARE_SIZE.width, SHARE_SIZE.height]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(200_000);
  });
});
