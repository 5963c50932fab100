import { useEffect, useState } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { readDraft } from '@/lib/api/drafts';
import { ApiError } from '@/lib/api/errors';
import { deleteKeptDraft } from '@/lib/api/kept-draft';
import type { DraftDto } from '@/lib/contracts/checkout';
import { formatDay, formatInstant, londonDate } from '@/lib/domain/london-time';
import { FLOWS } from '@/lib/domain/services/flows';
import { flowPath, stepPath } from '@/lib/routes';
import styles from './GoOn.module.scss';

type GoOnProps = { readonly draftId: string; readonly step: string };

/** Renders the link to this browser's saved quote or unpaid order, if the server still has it. */
export function GoOn({ draftId, step }: GoOnProps) {
  const [draft, setDraft] = useState<DraftDto | null>(null);
  useEffect(() => {
    readDraft(draftId).then(setDraft, (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') deleteKeptDraft(draftId);
    });
  }, [draftId]);
  if (!draft || (draft.order && draft.order.standing !== 'held')) return null;
  const { job } = FLOWS[draft.flow].words;
  const until = draft.order?.heldUntil;
  return (
    <div className={styles.root}>
      <AppLink href={stepPath(flowPath(draft.flow), until ? 'check' : step, draftId)} className={styles.link}>
        <b>{until ? 'Not paid yet' : 'Continue your quote'}</b>
        <span className={styles.what}>
          Your {job},{' '}
          {until
            ? `held until ${formatInstant(new Date(until))}`
            : `saved on ${formatDay(londonDate(new Date(draft.savedAt)))}`}
        </span>
        <Icon name="arrow-right" />
      </AppLink>
    </div>
  );
}
