/** The photos of `npm run load`: JPEGs as large as a phone of a crew sends them. */
import sharp from 'sharp';

/** Pixels of a photo that /crew has made small, and the noise that makes its JPEG some 300 kB. */
const SIZE = { width: 1600, height: 1200 };
const NOISE = { type: 'gaussian', mean: 128, sigma: 16 };
const QUALITY = 70;
/** Pictures that are really different; each photo that is sent differs from all others by a comment in its file. */
const DIFFERENT = 6;

const START = 2;
const COMMENT = 0xfffe;

/** A photo no byte of which is another picture, and whose file is no other's. */
function withComment(jpeg, text) {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(COMMENT, 0);
  head.writeUInt16BE(Buffer.byteLength(text) + 2, 2);
  return Buffer.concat([jpeg.subarray(0, START), head, Buffer.from(text), jpeg.subarray(START)]);
}

/** Returns what makes the next photo, and how many bytes the photos have on average. */
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
