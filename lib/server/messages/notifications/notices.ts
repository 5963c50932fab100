import { readConversion } from '../message-repo';
import { defineNotifications } from '../notification';
import { NOT_SET_UP } from '../not-set-up';
import { postConversion } from '../webhooks/conversion';
import { noticeLines } from '../webhooks/slack-lines';

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
