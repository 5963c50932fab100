import { tones, type Material } from './palette';

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
