import { INK, mist, white, type Material } from '../../palette';
import { sprite, type FlatShape, type Sprite } from '../../solids/solid';
import type { Look } from '../figure/look';
import * as face from './face';
import { COVERS, HAIR_STYLES } from './hair';

/** The side of a portrait's square sheet, in pixels. */
export const PORTRAIT_SIZE = 48;

/** Widths of lines, in pixels. */
const OUTLINE = 1.2;
const FEATURE = 1.1;
const FINE = 0.8;

const filled = (fill: string, d: string): FlatShape => ({ d, fill });
const line = (stroke: string, d: string, width = FEATURE): FlatShape => ({ d, stroke, width });
const drawn = (fill: string, d: string, width = OUTLINE): FlatShape => ({ d, fill, stroke: INK, width });
const shaded = ({ middle, dark }: Material, d: string, shade: string) => [
  filled(middle, d),
  filled(dark, shade),
  line(INK, d, OUTLINE),
];

/** Draws the mouth with the beard or moustache around it. */
function mouth({ skin, hairTone, beard, laughs }: Look): readonly FlatShape[] {
  const lips = laughs ? drawn(white.light, face.GRIN, FINE) : line(INK, face.SMILE);
  if (beard === 'full')
    return [drawn(hairTone.middle, face.BEARDS.full, FEATURE), line(skin.middle, face.BEARDED_SMILE)];
  return beard === 'moustache' ? [lips, drawn(hairTone.middle, face.BEARDS.moustache, FINE)] : [lips];
}

/** Draws head and shoulders from the front on a square sheet. One foot of the scene is one pixel. */
export function portrait(look: Look): Sprite {
  const { skin, hairTone, cover, build, top } = look;
  const style = cover ? COVERS[cover.kind] : HAIR_STYLES[look.hair];
  const tone = cover?.tone ?? hairTone;
  const shapes = [
    filled(mist.middle, face.GROUND),
    style.back && drawn(tone.dark, style.back),
    drawn(skin.dark, face.NECK),
    ...shaded(top, face.SHOULDERS[build], face.SHOULDERS_SHADE[build]),
    !style.hidesEars && drawn(skin.middle, face.EARS),
    ...shaded(skin, face.FACES[build], face.FACE_SHADES[build]),
    ...mouth(look),
    look.age === 'old' && line(skin.dark, face.CREASES, FINE),
    line(skin.dark, face.NOSE),
    filled(INK, face.EYES),
    line(white.light, face.GLINTS, 0.6),
    line(hairTone.dark, face.BROWS),
    look.glasses && line(INK, face.GLASSES, FINE),
    style.front && drawn(tone.middle, style.front),
    style.lines && line(tone.dark, style.lines, FINE),
  ].filter((shape) => typeof shape === 'object');
  return sprite([0, 0, 0], [1, 1, 1], shapes, { extent: [0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE] });
}
