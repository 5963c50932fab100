import { ink, steel, tones, walnut, type Material } from '../../palette';

/** Skins from the palest to the deepest, each in three tones. */
export const SKIN = {
  pale: tones('#FBE3D2', '#F5D0BA', '#DFAE94'),
  fair: tones('#F3CDB0', '#EBBB98', '#D49F7A'),
  olive: tones('#E8C39B', '#DBAE82', '#BD8C61'),
  tan: tones('#C99673', '#B98461', '#9A694A'),
  brown: tones('#B5825F', '#A27050', '#80543B'),
  deep: tones('#8D634A', '#7C543D', '#5F3E2D'),
} as const satisfies Readonly<Record<string, Material>>;

export const HAIR_TONE = {
  black: ink,
  brown: walnut,
  chestnut: tones('#8A5A44', '#6F4533', '#533226'),
  red: tones('#D99263', '#C0703F', '#98532B'),
  blond: tones('#F1D79A', '#E0BC74', '#BE9550'),
  grey: steel,
  white: tones('#FFFFFF', '#EEF2F4', '#CCD7DE'),
} as const satisfies Readonly<Record<string, Material>>;
