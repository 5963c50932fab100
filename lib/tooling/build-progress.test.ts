type Handler = (share: number) => void;
type Told = { readonly now: () => number; readonly say: (line: string) => void };
/** A JavaScript module, because Next.js's configuration loads it. */
const { buildProgress } = jest.requireActual<{
  readonly buildProgress: (
    webpack: { ProgressPlugin: new (handler: Handler) => object },
    name: string,
    told: Told,
  ) => object;
}>('./build-progress.js');

it('says every quarter of a compilation once, with the seconds that it took', () => {
  const said: string[] = [];
  let handler: Handler = () => undefined;
  const ProgressPlugin = jest.fn((given: Handler) => {
    handler = given;
    return {};
  });
  let now = 0;
  buildProgress({ ProgressPlugin }, 'client', { now: () => now, say: (line) => void said.push(line) });
  for (const [share, at] of [
    [0.1, 1000],
    [0.26, 2000],
    [0.3, 3000],
    [0.8, 4000],
    [0.7, 5000],
    [1, 6400],
  ] as const) {
    now = at;
    handler(share);
  }
  expect(said).toEqual([
    '  Compiling for the browser: 25 % after 2 s',
    '  Compiling for the browser: 75 % after 4 s',
    '  Compiling for the browser: 100 % after 6 s',
  ]);
});
