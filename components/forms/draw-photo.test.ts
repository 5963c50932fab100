import { drawPhoto, fitSize } from './draw-photo';

it('CRW-1, CLM-1: a photo is as long as is kept at most, and never made larger', () => {
  expect(fitSize(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitSize(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitSize(640, 480, 1600)).toEqual({ width: 640, height: 480 });
  expect(fitSize(9000, 1, 1600)).toEqual({ width: 1600, height: 1 });
});

it('RDT-1: a transparent picture is drawn on white, as the server draws it', async () => {
  const drawn: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: (...where: readonly number[]) => drawn.push(`${context.fillStyle} ${where.join(' ')}`),
    drawImage: () => drawn.push('picture'),
  };
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['picture'])),
  };
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 40, height: 30, close: () => undefined }),
    document: { createElement: () => canvas },
  });
  await drawPhoto(new Blob());
  expect(drawn).toEqual(['#ffffff 0 0 40 30', 'picture']);
});
