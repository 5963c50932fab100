import { messageFolder } from '../message-file';
import { NOT_SET_UP } from '../not-set-up';
import type { SmsSender } from './port';

/** Returns a texter that writes each text message to a file (recipient, empty line, text), for use without Twilio. */
export function fileSmsSender(directory: string): SmsSender {
  const folder = messageFolder(directory, 'txt');
  return {
    takesAnswers: false,
    wasTaken: () => Promise.resolve(false),
    send: async (message) => {
      await folder.write(message, `To: ${message.to}\n\n${message.text}\n`);
      return { outcome: 'logged', reason: NOT_SET_UP.text };
    },
  };
}
