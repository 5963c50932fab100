import { object, string } from 'yup';
import { deskForms } from './desk-fields';
import type { DeskEvent, DeskMessage, DeskPaging, RowFailureLine } from './desk-parts';

export const messageForms = deskForms({
  retryMessage: object({ id: string().required().max(64) }),
});

/** The words of the log for each change. The keys are stored. */
export const messageLog = {
  'message.retried': 'Message sent again',
  'order.mailed': 'Message sent again',
} as const;

export type PricesView = {
  readonly kind: 'prices';
  readonly version: string;
  readonly groups: readonly {
    readonly title: string;
    readonly source: string;
    readonly dependsOn: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
};

export type OutboxView = {
  readonly kind: 'outbox';
  readonly counts: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
  readonly messages: readonly DeskMessage[];
  readonly paging: DeskPaging;
  /** The rows that the scheduled jobs could not process. */
  readonly failures: readonly RowFailureLine[];
  readonly moreFailures: string;
};

export type AuditView = {
  readonly kind: 'audit';
  readonly entries: readonly (DeskEvent & { readonly subject: string; readonly href: string | null })[];
  readonly paging: DeskPaging;
};
