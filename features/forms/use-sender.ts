import { useRef, useState } from 'react';
import type { FormId } from '@/components/forms/forms';
import { randomUuid } from '@/lib/api/random-uuid';
import { type Answers, SENDERS } from './senders';

/**
 * Sends the answers of a form, with how long it stood open and what was typed in its trap for robots. The same content
 * goes under the same key, so that it lands once however often it is sent.
 */
export function useSender(form: FormId) {
  const [openedAt] = useState(() => Date.now());
  const last = useRef({ content: '', key: '' });
  return (answers: Answers, website: string) => {
    const content = JSON.stringify(answers);
    if (last.current.content !== content) last.current = { content, key: randomUuid() };
    const ageSeconds = (Date.now() - openedAt) / 1000;
    return SENDERS[form].send(answers, { idempotencyKey: last.current.key, ageSeconds, website });
  };
}
