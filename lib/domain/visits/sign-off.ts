import { countWithNoun, uncapitalised } from '../wording';
import { WAYS_OF_VISIT, type CountWay, type ItemFacts } from './items';
import type { VisitKind } from './states';

/** The sign-offs that a crew's phone records: with a signature, or without, which is nobody's fault. */
export const SIGN_OFFS = ['signed', 'not_here', 'declined'] as const;
/** The sign-offs that the desk records by telephone, without a signature. */
export const PHONE_REPORTED_SIGN_OFFS = ['by_phone', 'not_here', 'declined'] as const;
export type SignOff = (typeof SIGN_OFFS)[number];
type PhoneReportedSignOff = (typeof PHONE_REPORTED_SIGN_OFFS)[number];
export type KeptSignOff = SignOff | PhoneReportedSignOff;
export const SIGN_OFF_LABELS: Readonly<Record<KeptSignOff, string>> = {
  signed: 'Signed',
  not_here: 'Customer not here',
  declined: 'Customer does not wish to sign',
  by_phone: 'Name given by phone, not signed',
};

export const SIGN_OFF_STATEMENT =
  'Signing confirms that our crew was here and has finished. It does not affect your rights: you can still tell us about anything lost, damaged or left undone.';

/** The size of the box of a signature. A signature is an SVG path of straight lines: "M12 40L13 44M200 90L201 95". */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;
/** The most characters of a signature's path, and the fewest points. Fewer count as a touch by accident. */
export const MOST_SIGNATURE_SIGNS = 12_000;
export const LEAST_SIGNATURE_POINTS = 12;
export const NAME_LENGTH = 80;

const PATH = /^(?:M\d{1,4} \d{1,4}(?:L\d{1,4} \d{1,4})*)+$/;

/** Returns the number of points of a signature's path. 0 for an invalid path. */
export const signaturePoints = (path: string): number => (PATH.test(path) ? (path.match(/[ML]/g)?.length ?? 0) : 0);

/** Converts strokes to a path, with each coordinate scaled, rounded and clamped to the box. */
export const signaturePath = (
  strokes: readonly (readonly { readonly x: number; readonly y: number }[])[],
  scale: number,
): string =>
  strokes
    .map((points) =>
      points
        .map(({ x, y }, index) => {
          const [right, down] = [inside(x * scale, SIGNATURE_BOX.width), inside(y * scale, SIGNATURE_BOX.height)];
          return `${index === 0 ? 'M' : 'L'}${right} ${down}`;
        })
        .join(''),
    )
    .join('');

const inside = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

type SentSignOff = { readonly outcome: SignOff; readonly name: string; readonly signature: string };

/** Returns whether a sign-off is complete: a signed one needs a name and more than a dot. */
export const isSignOff = ({ outcome, name, signature }: SentSignOff): boolean =>
  outcome === 'signed'
    ? name.trim() !== '' && signaturePoints(signature) >= LEAST_SIGNATURE_POINTS
    : name === '' && signature === '';

export type Proof = {
  readonly kind: VisitKind;
  /** Pieces on the order's list. */
  readonly planned: number;
  readonly items: readonly ItemFacts[];
  readonly photos: number;
  readonly signoff: KeptSignOff | null;
};

const WAY_WORDS: Readonly<Record<CountWay, string>> = { loaded: 'in', unloaded: 'out' };

/** Returns a summary: "28 of 30 in, 2 marks, 6 photos, signed". Empty if nothing is recorded. */
export function proofSummary({ kind, planned, items, photos, signoff }: Proof): string {
  const counts = WAYS_OF_VISIT[kind].flatMap((way) => {
    const values = items.flatMap((facts) => facts[way]?.value ?? []);
    const pieces = values.reduce((sum, value) => sum + value, 0);
    return values.length === 0 ? [] : [`${pieces} of ${planned} ${WAY_WORDS[way]}`];
  });
  const marks = items.reduce((sum, facts) => sum + (facts.marks?.value.length ?? 0), 0);
  return [
    ...counts,
    ...(marks > 0 ? [countWithNoun(marks, 'mark')] : []),
    ...(photos > 0 ? [countWithNoun(photos, 'photo')] : []),
    ...(signoff === null ? [] : [uncapitalised(SIGN_OFF_LABELS[signoff])]),
  ].join(', ');
}
