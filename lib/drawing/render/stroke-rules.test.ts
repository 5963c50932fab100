import { oak } from '../palette';
import { box, lines, tube } from '../solids/solid';
import { Scene } from './scene';
import { svgOf } from './svg';

const scene = (scale: number) =>
  new Scene({ scale }).add(
    box([0, 0, 0], [4, 4, 4], oak),
    tube(
      [
        [6, 6, 0],
        [6, 6, 4],
      ],
      0.5,
      oak,
    ),
    lines(
      [
        [
          [0, 8, 0],
          [8, 8, 0],
        ],
      ],
      '#c45108',
      1.6,
      { dash: '6 5' },
    ),
  );
const sheetOf = (scale: number, density = 4) =>
  /<style>(.*)<\/style>/.exec(svgOf(scene(scale), { margin: 0, density }).markup)?.[1] ?? '';

describe('the style sheet of a drawing', () => {
  it('ILL-1: keeps every line as wide as the pen, whatever scale the drawing was made for', () => {
    for (const scale of [5, 12, 30]) {
      expect(sheetOf(scale)).toContain('path{vector-effect:non-scaling-stroke}svg{stroke-width:clamp(.65px,.325px + ');
      expect(sheetOf(scale)).toMatch(/\{stroke-width:clamp\(\.8px,/);
    }
  });

  it('lets a pole grow with its drawing, and adds the line around it', () => {
    const { width } = svgOf(scene(12), { margin: 0 });
    const pole = String(Math.round((0.5 * 12 * 100_000) / width) / 1000);
    expect(sheetOf(12)).toContain(`{stroke-width:${pole}vw}`);
    expect(sheetOf(12)).toContain(`{stroke-width:calc(${pole}vw + clamp(1.3px,`);
  });

  it('writes dashes in pixels of the page', () => {
    expect(sheetOf(12, 4)).toContain('[stroke-dasharray="24 20"]{stroke-dasharray:6px 5px}');
  });

  it('has a rule for every width that a path names', () => {
    const { markup } = svgOf(scene(12));
    const named = [...markup.matchAll(/<path[^>]* (stroke-width="[\d.]+")/g)].map(([, attribute]) => attribute);
    expect(named.length).toBeGreaterThan(2);
    for (const attribute of named) expect(markup).toContain(`[${attribute}]{stroke-width:`);
  });

  it('is left out of a drawing without lines', () => {
    expect(svgOf(new Scene()).markup).not.toContain('<style>');
  });
});
