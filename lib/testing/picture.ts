import sharp from 'sharp';

/** Returns a phone photo with a place and a device in its EXIF data. Each `shade` gives a different photo. */
export const aPicture = (shade = 100, width = 2000, height = 1500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: shade % 256, g: shade >> 8, b: 60 } } })
    .withExif({ IFD0: { Model: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg({ quality: 60 })
    .toBuffer();
