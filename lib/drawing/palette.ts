/** One hue in three tones: `light` on top, `middle` on the right-hand face (+x), `dark` on the left (+y, in shade). */
export type Material = { readonly light: string; readonly middle: string; readonly dark: string };
export type Tone = keyof Material;

/** Creates a material of three colours. Unused materials stay out of the browser's bundle. @__NO_SIDE_EFFECTS__ */
export const tones = (light: string, middle: string, dark: string): Material => ({ light, middle, dark });

/** The colour of every line, and of lettering. */
export const INK = '#22303A';
export const GROUND_SHADOW = '#CBD8E0';

// Assumption of the design: the palette of the illustrations, apart from the interface's tokens.
export const white = tones('#FFFFFF', '#F3F6F8', '#DFE7EC');
export const paper = tones('#FBF7F0', '#F1EADD', '#DDD3C2');
export const mist = tones('#EDF2F5', '#DEE7ED', '#C6D3DC');
export const floor = tones('#E6EDF1', '#CFDAE2', '#B7C6D0');
export const steel = tones('#C9D5DD', '#AEBFCA', '#8EA3B1');
export const slate = tones('#8EA2B0', '#74899A', '#596E7F');
export const ink = tones('#4A5B68', '#36454F', '#25323B');
export const tyre = tones('#4A5B68', '#2B3740', '#1E282F');
export const orange = tones('#FF9F57', '#FF7F2A', '#E2620E');
/** The colour of a wall's cut edge, the same in every light. */
export const cut = tones('#FF7F2A', '#FF7F2A', '#FF7F2A');
export const kraft = tones('#F1D6AF', '#E2BC88', '#C99C64');
export const oak = tones('#E7CDA6', '#D5B384', '#B78F5C');
export const walnut = tones('#BE946B', '#A27850', '#80593A');
export const sage = tones('#C2D3C1', '#A2BAA3', '#7F9A83');
export const petrol = tones('#7FA7B2', '#5C8897', '#436C7B');
export const clay = tones('#EEC2AE', '#DDA188', '#BE7F66');
export const mustard = tones('#F6D68A', '#E9BE5E', '#C99B3C');
export const glass = tones('#DDEBF1', '#C3DAE4', '#A3C3D1');
export const leaf = tones('#B4CBA6', '#93B086', '#718F68');

/** Materials of houses and the town only. Separate, so that browser code that draws furniture does not bundle them. */
export const SCENERY = {
  /** London stock brick. */
  stock: tones('#EAD7B6', '#DDC296', '#BFA172'),
  /** Red brick. */
  brick: tones('#DDAA94', '#CB8D74', '#A86C55'),
  stucco: tones('#FFFFFF', '#F7F3EC', '#E3DBCE'),
  roof: tones('#93A3AF', '#7C8E9B', '#62747F'),
  soil: tones('#8A6A50', '#77593F', '#5E4531'),
  /** The material of the skyline: without lines, with low contrast. */
  far: tones('#E3EBF0', '#D9E3EA', '#CEDAE2'),
  river: tones('#CFE0E8', '#BFD4DE', '#AAC4D0'),
} as const satisfies Readonly<Record<string, Material>>;
