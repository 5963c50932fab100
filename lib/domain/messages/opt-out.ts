/** What people answer to hear no more, and to hear again: the words that networks know, alone in a message. */
const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'];
const START = ['START', 'UNSTOP', 'YES'];

/** What an answer to a text asks for; null: something that people have to read. */
export function answerToText(body: string): 'stop' | 'start' | null {
  const word = body.replace(/[^\p{L}]/gu, '').toUpperCase();
  if (STOP.includes(word)) return 'stop';
  return START.includes(word) ? 'start' : null;
}
