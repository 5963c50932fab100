import type { Material } from '../../palette';

/** Hair styles. `receding` leaves the crown bare, `tail` is tied at the back. */
export type Hair = 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'tail' | 'curls' | 'receding' | 'bald';

/** Head covers: the crew's cap, a turban, or a headscarf that leaves only the face bare. */
export type Cover = { readonly kind: 'cap' | 'turban' | 'scarf'; readonly tone: Material };

/** The appearance of a person, both as a small figure and as a large portrait. */
export type Look = {
  /** Height in feet. Adults are between 5 and 6.4. */
  readonly stature: number;
  readonly build: 'broad' | 'slight';
  /** Old people stoop and have wrinkles. A child's head is larger in relation to its stature. */
  readonly age?: 'child' | 'old';
  readonly skin: Material;
  readonly hair: Hair;
  readonly hairTone: Material;
  readonly beard?: 'full' | 'moustache';
  readonly glasses?: true;
  /** Whether the person smiles with the mouth open. */
  readonly laughs?: true;
  readonly cover?: Cover;
  readonly top: Material;
  readonly legs: Material;
  readonly shoes: Material;
  readonly sleeves: 'short' | 'long';
  /** Whether the top reaches over the hips or, as a coat, over the knees. */
  readonly hem: 'hip' | 'knee';
};
