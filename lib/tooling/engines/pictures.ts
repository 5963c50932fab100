import sharp from 'sharp';

/** Writes two pictures side by side into one PNG, the expected one on the left. */
export async function writeSideBySide(file: string, left: Buffer, right: Buffer): Promise<void> {
  const sizes = await Promise.all([left, right].map((picture) => sharp(picture).metadata()));
  const [first = { width: 0, height: 0 }, second = first] = sizes;
  const gap = 12;
  await sharp({
    create: {
      width: first.width + gap + second.width,
      height: Math.max(first.height, second.height),
      channels: 3,
      background: 'grey',
    },
  })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: first.width + gap, top: 0 },
    ])
    .png()
    .toFile(file);
}
