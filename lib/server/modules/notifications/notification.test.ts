import {
  defineNotifications,
  oneSample,
  skip,
  type Notification,
} from '@/lib/server/platform/notifications/notification';
import type { OutboxTopic } from '@/lib/server/platform/outbox/topics';
import { NOTIFICATIONS } from './every-notification';

const words = 'A mail';
const mail = () => Promise.resolve(skip('It is over'));
const samples = () => oneSample({ subject: '', preview: '', title: '', blocks: [], terms: [], sender: [] });

describe('the definition of a notification', () => {
  it('does not compile without samples', () => {
    // @ts-expect-error samples are missing
    const definitions = defineNotifications({ 'visit.done.customer': { words, mail } });
    expect(Object.keys(definitions)).toEqual(['visit.done.customer']);
  });

  it('does not compile with another payload', () => {
    const definition: Notification<'visit.done.customer'> = {
      words,
      samples,
      // @ts-expect-error the payload has no linkId
      mail: ({ linkId }) => Promise.resolve(skip(String(linkId))),
    };
    expect(definition.words).toBe(words);
  });

  it('does not compile as long as another topic has none', () => {
    const { 'news.welcome.customer': _, ...others } = NOTIFICATIONS;
    // @ts-expect-error news.welcome.customer is missing
    const incomplete: { readonly [T in OutboxTopic]: Notification<T> } = others;
    expect('news.welcome.customer' in incomplete).toBe(false);
  });
});
