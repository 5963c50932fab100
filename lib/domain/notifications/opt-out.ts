/** The replies that stop our texts and that resume them: words that networks know, alone in a message. */
const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'];
const START = ['START', 'UNSTOP', 'YES'];

/** Returns the request in a reply to a text. Null for a reply that a person has to read. */
export function replyToSms(body: string): 'stop' | 'start' | null {
  const word = body.replace(/[^\p{L}]/gu, '').toUpperCase();
  if (STOP.includes(word)) return 'stop';
  return START.includes(word) ? 'start' : null;
}
