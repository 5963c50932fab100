import { project } from '../geometry/projection';
import type { Vec2 } from '../geometry/vector';
import type { Ball, Sprite, Tube } from '../solids/solid';
import { transformed } from './curve';
import { short } from './path-data';
import type { Pen } from './pen';
import { lineShape, type Shape, type Style } from './shape';

/** Smaller balls have no room for a light, in pixels. */
const LEAST_LIT = 5;

export function paintBall({ centre, radius, material, outlined }: Ball, pen: Pen): readonly Shape[] {
  const [x, y] = project(centre, pen.scale);
  const r = radius * pen.scale;
  const at = (dx: number, dy: number) => `${short(x + r * dx)} ${short(y + r * dy)}`;
  const arc = (factor: number, flags: string) => `A${short(r * factor)} ${short(r * factor)} 0 ${flags} `;
  const around: readonly Vec2[] = [
    [x - r, y - r],
    [x + r, y + r],
  ];
  const shape = (d: string, style: Style): Shape => ({ d, style, points: around, areas: [] });
  const disc = `M${at(-1, 0)}${arc(1, '1 0')}${at(1, 0)}${arc(1, '1 0')}${at(-1, 0)}z`;
  const shade = `M${at(-0.42, -0.907)}${arc(1, '1 0')}${at(0.5, 0.866)}${arc(1.25, '0 1')}${at(-0.42, -0.907)}z`;
  const light = `M${at(0.1, -0.82)}${arc(0.82, '0 1')}${at(0.8, 0.05)}${arc(0.95, '0 0')}${at(0.1, -0.82)}z`;
  return [
    shape(disc, { fill: material.middle }),
    shape(shade, { fill: material.dark }),
    ...(r > LEAST_LIT ? [shape(light, { fill: material.light })] : []),
    ...(outlined && pen.lines ? [shape(disc, { stroke: pen.ink, width: pen.outline })] : []),
  ];
}

export function paintTube({ points, width, colour, outlined }: Tube, pen: Pen): readonly Shape[] {
  const path = points.map((point) => project(point, pen.scale));
  const px = width * pen.scale;
  const bar = lineShape([path], { stroke: colour, width: px });
  return outlined && pen.lines ? [lineShape([path], { stroke: pen.ink, width: px + pen.outline * 2 }), bar] : [bar];
}

export function paintSprite({ at, shapes, extent }: Sprite, pen: Pen): readonly Shape[] {
  const [x, y] = project(at, pen.scale);
  const drawn = shapes.map(({ d, rotate = 0, unit = 1, silhouette = false, ...own }): Shape => {
    const [cos, sin] = [Math.cos((rotate * Math.PI) / 180), Math.sin((rotate * Math.PI) / 180)];
    const px = unit * pen.scale;
    const style =
      silhouette && pen.lines ? { ...own, stroke: pen.ink, width: pen.outline * 2, strokeFirst: true } : own;
    return {
      ...transformed(d, ([a, b]) => [x + (a * cos - b * sin) * px, y + (a * sin + b * cos) * px]),
      style,
      areas: [],
    };
  });
  const [left, top, right, bottom] = extent.map((feet) => feet * pen.scale);
  const reserve: readonly Vec2[] = [
    [x + (left ?? 0), y + (top ?? 0)],
    [x + (right ?? 0), y + (bottom ?? 0)],
  ];
  return [...drawn, { d: '', style: {}, points: reserve, areas: [] }];
}
