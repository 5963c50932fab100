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

  /**
   * The height on which a thing would stand level and allowed; undefined where it would tip or crush. Packing asks this
   * more often than anything else, hence the bare loop.
   */
  levelUnder({ i, j, across, along }: Footprint): number | undefined {
    const height = this.heights[i * this.along + j] ?? 0;
    for (let row = i; row < i + across; row += 1) {
      const first = row * this.along + j;
      for (let cell = first; cell < first + along; cell += 1) {
        const step = (this.heights[cell] ?? 0) - height;
        if (step > LEVEL || step < -LEVEL || this.closed[cell] === 1) return undefined;
      }
    }
    return height;
  }

  fill({ i, j, across, along }: Footprint, height: number, carries: boolean): void {
    for (let row = i; row < i + across; row += 1) {
      const first = row * this.along + j;
      this.heights.fill(height, first, first + along);
      this.closed.fill(carries ? 0 : 1, first, first + along);
    }
  }
}
