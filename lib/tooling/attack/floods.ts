import { connect, type Socket } from 'node:net';
import { SAMPLE_ANSWERS } from '@/lib/testing/site-client';
import { atOnce, judgeOutcome, send, type Attack } from './outcome';

const ADDRESS = '10.5.0.1';
const DRAFT = '/smart-app/api/v1/easy_checkout';
/** The characters that make a draft too large. Real drafts have a few kilobytes. */
const TOO_MUCH = 20_000;

const draft = (extra: string) =>
  JSON.stringify({ draftId: null, flow: 'moving', step: 'items', answers: { ...SAMPLE_ANSWERS, firstName: extra } });

/** Saves drafts from one address without end, and drafts that are too large. */
export const drafts: Attack = {
  name: 'flood of drafts from one address',
  run: async (origin) => {
    const small = await atOnce(90, () => send(origin + DRAFT, { body: draft('Ada'), address: ADDRESS }));
    const large = await atOnce(10, (index) =>
      send(origin + DRAFT, { body: draft('x'.repeat(TOO_MUCH)), address: `10.5.1.${index + 1}` }),
    );
    const kept = small.filter(({ status }) => status < 300).length;
    // The clock may reach the next minute during the attack, which resets the rate limit.
    return judgeOutcome(
      [...small, ...large],
      [
        ...(kept <= 60 ? [] : [`${kept} drafts of one address were kept within a minute`]),
        ...(large.every(({ status }) => status === 413) ? [] : ['a draft that is too large was read']),
      ],
    );
  },
};

const HUNG = 1_000;

/** Begins a request and never ends it. */
const hang = (host: string, port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.write(
        `POST ${DRAFT} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5000\r\nContent-Type: application/json\r\n\r\n{`,
      );
      resolve(socket);
    });
    socket.on('error', () => resolve(socket));
  });

/** Opens a thousand silent connections. Other requests must be answered meanwhile. */
export const hungConnections: Attack = {
  name: '1,000 connections that hang',
  run: async (origin) => {
    const { hostname, port } = new URL(origin);
    const sockets = await atOnce(HUNG, () => hang(hostname, Number(port)));
    const answers = await atOnce(20, (index) => send(`${origin}/`, { address: `10.6.0.${index + 1}` }));
    for (const socket of sockets) socket.destroy();
    const late = answers.filter(({ status }) => status !== 200).length;
    return judgeOutcome(answers, late === 0 ? [] : [`the home page was not there for ${late} of 20`]);
  },
};
