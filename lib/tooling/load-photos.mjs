/** The photos of `npm run load`: JPEGs of the size that a crew's phone sends. */
import sharp from 'sharp';

/** The pixels of a photo after its reduction by /crew, and the noise that makes its JPEG about 300 kB. */
const SIZE = { width: 1600, height: 1200 };
const NOISE = { type: 'gaussian', mean: 128, sigma: 16 };
const QUALITY = 70;
/** The number of different pictures. Each sent photo differs from all others by a comment in its file. */
const DIFFERENT = 6;

const START = 2;
const COMMENT = 0xfffe;

/** Returns a JPEG with a comment, so that its file is unique while its picture stays the same. */
function withComment(jpeg, text) {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(COMMENT, 0);
  head.writeUInt16BE(Buffer.byteLength(text) + 2, 2);
  return Buffer.concat([jpeg.subarray(0, START), head, Buffer.from(text), jpeg.subarray(START)]);
}

/** Returns the function that creates the next photo, and the average bytes of a photo. */
export async function photoMaker() {
  const pictures = [];
  for (let index = 0; index < DIFFERENT; index += 1) {
    const create = { ...SIZE, channels: 3, background: '#808080', noise: NOISE };
    pictures.push(await sharp({ create }).jpeg({ quality: QUALITY }).toBuffer());
  }
  const bytes = pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length;
  let made = 0;
  const next = () => {
    made += 1;
    return withComment(pictures[made % DIFFERENT], crypto.randomUUID());
  };
  return { next, bytes };
}
