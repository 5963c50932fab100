import type { Material } from '../../palette';

/** `receding` leaves the crown bare, `tail` is gathered at the back. */
export type Hair = 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'tail' | 'curls' | 'receding' | 'bald';

/** What covers the hair: the crew's cap, a turban, or a headscarf that leaves the face alone bare. */
export type Cover = { readonly kind: 'cap' | 'turban' | 'scarf'; readonly tone: Material };

/** What a person looks like, drawn small as a figure and large as a portrait. */
export type Look = {
  /** Feet: grown-ups between 5 and 6.4. */
  readonly stature: number;
  readonly build: 'broad' | 'slight';
  /** The old stoop and have lines in the face; a child's head is larger for its stature. */
  readonly age?: 'child' | 'old';
  readonly skin: Material;
  readonly hair: Hair;
  readonly hairTone: Material;
  readonly beard?: 'full' | 'moustache';
  readonly glasses?: true;
  /** Smiles with the mouth open. */
  readonly laughs?: true;
  readonly cover?: Cover;
  readonly top: Material;
  readonly legs: Material;
  readonly shoes: Material;
  readonly sleeves: 'short' | 'long';
  /** The top reaches over the hips or, as a coat, over the knees. */
  readonly hem: 'hip' | 'knee';
};
