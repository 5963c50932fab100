import type { DeskOption, DeskState } from './desk-parts';

/** A note or a call on an order's page, made by lib/server/desk. */
export type DeskEntry = {
  readonly id: string;
  /** "Note", "No answer". */
  readonly what: string;
  /** "Tue 24 Nov 2026, 09:00, desk@example.com" */
  readonly said: string;
  readonly text: string;
  readonly callBack: {
    readonly state: DeskState;
    /** "Tue 24 Nov 2026, 15:00", or when and by whom it was closed. */
    readonly when: string;
    readonly isOpen: boolean;
  } | null;
};

export type DeskEntries = {
  /** The ids that the next note and the next call get. */
  readonly newNote: string;
  readonly newCall: string;
  readonly outcomes: readonly DeskOption[];
  /** The newest first. */
  readonly entries: readonly DeskEntry[];
};
