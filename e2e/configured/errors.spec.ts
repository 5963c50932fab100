import { expect, test, type Received } from './fixtures';

/**
 * Returns whether an envelope reports an error. An envelope is lines of JSON: its header, then for each item a header
 * and the item.
 */
const reported = ({ text }: Received, words: string) => text.includes('"type":"event"') && text.includes(words);

test('ANA-2, ERR-3: an error from before the service is there is kept, and sent without personal data', async ({
  page,
  collector,
  tolerate,
}) => {
  tolerate(/early failure|later failure|Call failed/);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('early failure of ada@example.com, 07700 900 123');
    }),
  );
  await page.goto('/get-a-quote/moving/packing?plan=one_bedroom');
  const early = await collector.receives('sentry', (request) => reported(request, 'early failure'));
  expect(early.text).not.toContain('ada@example.com');
  expect(early.text).not.toContain('900 123');
  expect(early.text).not.toContain('plan=one_bedroom');

  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('later failure'))));
  await collector.receives('sentry', (request) => reported(request, 'later failure'));

  // The visitor has not been asked for consent yet, so only errors are sent.
  const sent = await collector.of('sentry');
  expect(sent.filter(({ text }) => /"type":"(transaction|span|replay_event|session)"/.test(text))).toEqual([]);
});

test('CKB-2, ANA-2: a visit is traced and replayed after "Accept", unmasked as the specification has it', async ({
  page,
  collector,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Accept' }).click();
  await collector.receives('sentry', ({ text }) => /"type":"(replay_event|replay_recording)"/.test(text));
  await collector.receives('sentry', ({ text }) => /"type":"(transaction|span)"/.test(text));
});
