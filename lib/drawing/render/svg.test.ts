import { areaShape, lineShape, type Shape } from './shape';
import { simplified } from './svg';

const FRAME = [0, 0, 200, 200] as const;
const square = (x: number, y: number, side: number, fill: string): Shape =>
  areaShape(
    [
      [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
      ],
    ],
    { fill },
  );
const fills = (shapes: readonly Shape[]) => simplified(shapes, FRAME).map(({ style }) => style.fill);

describe('simplified', () => {
  it('leaves out what a later area hides whole', () => {
    expect(fills([square(10, 10, 20, 'red'), square(0, 0, 100, 'blue')])).toEqual(['blue']);
  });

  it('keeps what looks out, and what lies on top', () => {
    expect(fills([square(90, 90, 20, 'red'), square(0, 0, 100, 'blue')])).toEqual(['red', 'blue']);
    expect(fills([square(0, 0, 100, 'blue'), square(10, 10, 20, 'red')])).toEqual(['blue', 'red']);
  });

  it('keeps what a moving part hides: it may drive away', () => {
    const van = { ...square(0, 0, 100, 'blue'), tag: 'van' };
    expect(fills([square(10, 10, 20, 'red'), van])).toEqual(['red', 'blue']);
  });

  it('leaves out what is outside the frame', () => {
    expect(fills([square(300, 10, 20, 'red')])).toEqual([]);
  });

  it('joins equal shapes over others that they do not touch', () => {
    const joined = simplified([square(0, 0, 20, 'red'), square(50, 0, 20, 'blue'), square(100, 0, 20, 'red')], FRAME);
    expect(joined.map(({ style }) => style.fill)).toEqual(['red', 'blue']);
    expect(joined[0]?.path.filter(({ command }) => command === 'M')).toHaveLength(2);
  });

  it('never joins across something painted in between', () => {
    expect(fills([square(0, 0, 20, 'red'), square(10, 0, 20, 'blue'), square(20, 0, 20, 'red')])).toEqual([
      'red',
      'blue',
      'red',
    ]);
  });

  it('winds joined areas one way, so that an overlap is no hole', () => {
    const clockwise = areaShape(
      [
        [
          [0, 0],
          [0, 30],
          [30, 30],
          [30, 0],
        ],
      ],
      { fill: 'red' },
    );
    const [joined] = simplified([square(10, 10, 30, 'red'), clockwise], FRAME);
    const turns = joined?.areas ?? [];
    expect(turns).toHaveLength(1);
    expect(joined?.path.filter(({ command }) => command === 'Z')).toHaveLength(2);
  });

  it('joins lines of one pen', () => {
    const line = (y: number) =>
      lineShape(
        [
          [
            [0, y],
            [50, y],
          ],
        ],
        { stroke: '#000', width: 1 },
      );
    expect(simplified([line(10), line(20)], FRAME)).toHaveLength(1);
  });
});
