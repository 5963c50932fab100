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
    /** "Tue 24 Nov 2026, 15:00", or when and by whom the call was closed. */
    readonly when: string;
    readonly isOpen: boolean;
  } | null;
};

export type DeskEntries = {
  /** The ids of the next note and the next call. */
  readonly newNote: string;
  readonly newCall: string;
  readonly outcomes: readonly DeskOption[];
  /** The entries, the newest first. */
  readonly entries: readonly DeskEntry[];
};
