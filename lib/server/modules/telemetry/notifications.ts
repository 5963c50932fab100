import type { SlackNotice } from '@/lib/contracts/telemetry';
import { NOT_SET_UP } from '@/lib/server/platform/notifications/message-file';
import { readConversion } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications } from '@/lib/server/platform/notifications/notification';
import { postConversion } from '@/lib/server/platform/notifications/webhooks/conversion';
import { noticeLines } from '@/lib/server/platform/notifications/webhooks/slack-lines';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'notice.slack': { readonly notice: SlackNotice; readonly reference: string };
    'conversion.meta': { readonly conversionId: string };
  }
}

export const NOTICE_NOTIFICATIONS = defineNotifications({
  'notice.slack': {
    words: 'Notice, to Slack',
    slack: ({ notice, reference }) => Promise.resolve(noticeLines(notice, reference)),
  },

  'conversion.meta': {
    words: 'Booking counted for advertising, to Meta',
    run: async ({ conversionId }, { db, meta }) => {
      if (!meta) return { outcome: 'logged', reason: NOT_SET_UP.meta };
      await postConversion(meta, await readConversion(db, conversionId));
      return { outcome: 'sent' };
    },
  },
});
