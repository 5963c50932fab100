import { project, type Vec2 } from '../geometry/vector';
import type { Ball, Sprite, Tube } from '../solids/solid';
import { curve } from './curve';
import type { Segment } from './path-data';
import type { Pen } from './pen';
import { curveShape, lineShape, reserved, type Shape, type Style } from './shape';

/** The radius in pixels below which a ball gets no highlight. */
const LEAST_LIT = 5;

/** Flags of SVG arcs: the long way round, and the short ways. */
const LONG = '1 0';
const LEFT_TURN = '0 0';
const RIGHT_TURN = '0 1';

/** Paints a disc with a crescent of shade at the lower left and a highlight at the upper right. */
export function paintBall({ centre, radius, material, outlined }: Ball, pen: Pen): readonly Shape[] {
  const [x, y] = project(centre, pen.scale);
  const r = radius * pen.scale;
  const at = (dx: number, dy: number): Vec2 => [x + r * dx, y + r * dy];
  const from = (start: Vec2): Segment => ({ command: 'M', points: [start] });
  const arc = (factor: number, sweep: string, end: Vec2): Segment => ({
    command: 'A',
    radius: r * factor,
    sweep,
    points: [end],
  });
  const close: Segment = { command: 'Z', points: [] };
  const disc = [from(at(-1, 0)), arc(1, LONG, at(1, 0)), arc(1, LONG, at(-1, 0)), close];
  const [shadeStart, lightStart] = [at(-0.42, -0.907), at(0.1, -0.82)];
  const shade = [from(shadeStart), arc(1, LONG, at(0.5, 0.866)), arc(1.25, RIGHT_TURN, shadeStart), close];
  const light = [from(lightStart), arc(0.82, RIGHT_TURN, at(0.8, 0.05)), arc(0.95, LEFT_TURN, lightStart), close];
  const around = [at(-1, -1), at(1, 1)];
  const shape = (path: readonly Segment[], style: Style): Shape => ({ path, style, points: around, areas: [] });
  return [
    shape(disc, { fill: material.middle }),
    shape(shade, { fill: material.dark }),
    ...(r > LEAST_LIT ? [shape(light, { fill: material.light })] : []),
    ...(outlined && pen.lines ? [shape(disc, { stroke: pen.ink, width: pen.outline })] : []),
  ];
}

export function paintTube({ points, width, colour, outlined }: Tube, pen: Pen): readonly Shape[] {
  const path = points.map((point) => project(point, pen.scale));
  const body = width * pen.scale;
  const bar = lineShape([path], { stroke: colour, width: 0, body });
  return outlined && pen.lines ? [lineShape([path], { stroke: pen.ink, width: pen.outline * 2, body }), bar] : [bar];
}

export function paintSprite({ at, shapes, extent }: Sprite, pen: Pen): readonly Shape[] {
  const [x, y] = project(at, pen.scale);
  const drawn = shapes.map(({ d, rotate = 0, unit = 1, silhouette = false, ...own }) => {
    const [cos, sin] = [Math.cos((rotate * Math.PI) / 180), Math.sin((rotate * Math.PI) / 180)];
    const px = unit * pen.scale;
    const path = curve(d, ([a, b]) => [x + (a * cos - b * sin) * px, y + (a * sin + b * cos) * px]);
    const inked = { ...own, stroke: pen.ink, width: pen.outline * 2, strokeFirst: true };
    return curveShape(path, silhouette && pen.lines ? inked : own);
  });
  const [left = 0, top = 0, right = 0, bottom = 0] = extent.map((feet) => feet * pen.scale);
  const corners: readonly Vec2[] = [
    [x + left, y + top],
    [x + right, y + bottom],
  ];
  return [...drawn, reserved(corners)];
}
