import { randomUUID } from 'node:crypto';
import type { CrewDayDto, CrewEventDto, OpenedDto, RecordedDto } from '@/lib/contracts/crew';
import type { PhotoOutcome, recordCrewProof } from '@/lib/contracts/crew-proof';
import type { askCrewExtra, CrewExtraPriceDto } from '@/lib/contracts/crew-extras';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { ErrorBody } from '@/lib/contracts/errors';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import { linkKey } from '@/lib/server/modules/crew/sessions';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { postJson, postPhoto, send } from './api-client';

export const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

/** Returns an event of a crew with an id of its own. */
export const anEvent = (type: CrewEventDto['type'], at: Date, minutes: number | null = null): CrewEventDto => ({
  id: randomUUID(),
  type,
  at: at.toISOString(),
  minutes,
});

/** Returns the key of a crew's first link. */
export const firstKey = async ({ db, config }: Pick<Deps, 'db' | 'config'>, crew: CrewOfDay): Promise<string> =>
  linkKey(await readSecret(db, config.secretKey), { crew, version: 1 });

type Proof = Omit<RequestOf<typeof recordCrewProof>, 'crewDay'>;
type Photo = { readonly visit: string; readonly kind: PhotoKind; readonly at: Date; readonly bytes: Buffer };

/** Returns a crew's phone: a browser with its own cookies, for one crew's day unless stated otherwise. */
export function crewPhone(origin: string, crew: CrewOfDay) {
  const jar = new Map<string, string>();
  const ownDay = writeCrewDay(crew);
  const headers = () => ({ cookie: [...jar].map((pair) => pair.join('=')).join('; '), 'user-agent': IPHONE });
  const keep = (set: Headers) => {
    for (const [name = '', value = ''] of set.getSetCookie().map((text) => text.split(';', 1).join('').split('=')))
      jar.set(name, value);
  };
  const post = <Body>(path: string, body: object) => postJson<Body>(origin, `/api/crew/${path}`, body, headers());
  return {
    open: async (key: string) => {
      const answer = await post<OpenedDto>('open', { key });
      keep(answer.headers);
      return answer;
    },
    day: (crewDay = ownDay) => send<CrewDayDto>(origin, `/api/crew/day?crewDay=${crewDay}`, { headers: headers() }),
    say: (visit: string, events: readonly CrewEventDto[], crewDay = ownDay) =>
      post<RecordedDto>('events', { crewDay, events: events.map((each) => ({ ...each, visit })) }),
    prove: (said: Partial<Proof>, crewDay = ownDay) =>
      post<RecordedDto & ErrorBody>('proof', { counts: [], signoffs: [], ...said, crewDay }),
    priceExtra: (visit: string, asked: string) =>
      post<CrewExtraPriceDto & ErrorBody>('extra-price', { crewDay: ownDay, visit, asked }),
    askExtra: (asked: Omit<RequestOf<typeof askCrewExtra>, 'crewDay'>) =>
      post<{ readonly extra: string } & ErrorBody>('extra', { ...asked, crewDay: ownDay }),
    photo: ({ visit, kind, at, bytes }: Photo, crewDay = ownDay) =>
      postPhoto<{ readonly outcome: PhotoOutcome } & ErrorBody>(
        `${origin}/api/crew/photo`,
        { crewDay, visit, kind, at: at.toISOString() },
        bytes,
        headers(),
      ),
  };
}

export type CrewPhone = ReturnType<typeof crewPhone>;
