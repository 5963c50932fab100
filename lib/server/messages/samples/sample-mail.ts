import type { Letter } from '../email/blocks';

/** A mail with invented facts. `case`: what tells it from the others of its topic; '' where there is one. */
export type SampleMail = { readonly case: string; readonly letter: Letter };
