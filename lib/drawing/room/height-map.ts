/** Cells of the floor that a thing covers. */
export type Footprint = { readonly i: number; readonly j: number; readonly across: number; readonly along: number };

/** Tops of one stack may differ by this much, in feet, and still carry a box level. */
const LEVEL = 0.02;

/** How high the floor of a room is filled, cell by cell, and whether something may be put on top there. */
export class HeightMap {
  private readonly heights: Float64Array;
  private readonly closed: Uint8Array;

  constructor(
    readonly across: number,
    readonly along: number,
  ) {
    this.heights = new Float64Array(across * along);
    this.closed = new Uint8Array(across * along);
  }

  /** The height on which a thing would stand level and allowed; undefined where it would tip or crush. */
  levelUnder(footprint: Footprint): number | undefined {
    const height = this.heights[footprint.i * this.along + footprint.j] ?? 0;
    for (const cell of this.cells(footprint)) {
      if (this.closed[cell] === 1 || Math.abs((this.heights[cell] ?? 0) - height) > LEVEL) return undefined;
    }
    return height;
  }

  fill(footprint: Footprint, height: number, carries: boolean): void {
    for (const cell of this.cells(footprint)) {
      this.heights[cell] = height;
      this.closed[cell] = carries ? 0 : 1;
    }
  }

  private *cells({ i, j, across, along }: Footprint): Generator<number> {
    for (let a = i; a < i + across; a += 1) for (let b = j; b < j + along; b += 1) yield a * this.along + b;
  }
}
