import { shareOfWidest } from './share-of-widest';

const picture = (width: number) => ({ path: '/drawings/x.svg', width, height: 100, alt: '' });

it('ILL-1: gives a drawing its own width and that of the widest beside it', () => {
  const [small, large] = [picture(120), picture(300)];
  expect(shareOfWidest(small, [small, large])).toEqual({ '--width': 120, '--widest': 300 });
});
