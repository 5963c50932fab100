/** One hue in three tones: `light` on top, `middle` on the right-hand face (+x), `dark` on the left-hand face (+y, in shade). */
export type Material = { readonly light: string; readonly middle: string; readonly dark: string };
export type Tone = keyof Material;

/** A material of three colours. */
export const tones = (light: string, middle: string, dark: string): Material => ({ light, middle, dark });

/** The colour of every line, and of lettering. */
export const INK = '#22303A';
export const GROUND_SHADOW = '#CBD8E0';

/** Assumption of the design: the palette of the illustrations, apart from the interface's tokens. */
export const MATERIALS = {
  white: tones('#FFFFFF', '#F3F6F8', '#DFE7EC'),
  paper: tones('#FBF7F0', '#F1EADD', '#DDD3C2'),
  mist: tones('#EDF2F5', '#DEE7ED', '#C6D3DC'),
  floor: tones('#E6EDF1', '#CFDAE2', '#B7C6D0'),
  steel: tones('#C9D5DD', '#AEBFCA', '#8EA3B1'),
  slate: tones('#8EA2B0', '#74899A', '#596E7F'),
  ink: tones('#4A5B68', '#36454F', '#25323B'),
  tyre: tones('#4A5B68', '#2B3740', '#1E282F'),
  orange: tones('#FF9F57', '#FF7F2A', '#E2620E'),
  /** Where a wall is cut open: the same orange whatever the light. */
  cut: tones('#FF7F2A', '#FF7F2A', '#FF7F2A'),
  kraft: tones('#F1D6AF', '#E2BC88', '#C99C64'),
  oak: tones('#E7CDA6', '#D5B384', '#B78F5C'),
  walnut: tones('#BE946B', '#A27850', '#80593A'),
  sage: tones('#C2D3C1', '#A2BAA3', '#7F9A83'),
  petrol: tones('#7FA7B2', '#5C8897', '#436C7B'),
  clay: tones('#EEC2AE', '#DDA188', '#BE7F66'),
  mustard: tones('#F6D68A', '#E9BE5E', '#C99B3C'),
  glass: tones('#DDEBF1', '#C3DAE4', '#A3C3D1'),
  leaf: tones('#B4CBA6', '#93B086', '#718F68'),
} as const satisfies Readonly<Record<string, Material>>;
