/** How a crew's phone signs a job off: by somebody who signs, or without, which is no fault of anybody's. */
export const SIGN_OFFS = ['signed', 'not_here', 'declined'] as const;
/** How the desk writes one down that it was told on the telephone: nobody has drawn anything. */
export const TOLD_SIGN_OFFS = ['by_phone', 'not_here', 'declined'] as const;
export type SignOff = (typeof SIGN_OFFS)[number];
export type ToldSignOff = (typeof TOLD_SIGN_OFFS)[number];
export type KeptSignOff = SignOff | ToldSignOff;
export const SIGN_OFF_LABELS: Readonly<Record<KeptSignOff, string>> = {
  signed: 'Signed',
  not_here: 'Customer not here',
  declined: 'Customer does not wish to sign',
  by_phone: 'Name given by phone, not signed',
};

/** What somebody signs under. */
export const SIGN_OFF_STATEMENT =
  'Signing confirms that our crew was here and has finished. It does not affect your rights: you can still tell us about anything lost, damaged or left undone.';

/** A signature is a path of straight lines in a box of this size: "M12 40L13 44M200 90L201 95". */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const;
/** Signs of the path, and points that are a signature: a dot is a touch. */
export const MOST_SIGNATURE_SIGNS = 12_000;
export const LEAST_SIGNATURE_POINTS = 12;
export const NAME_LENGTH = 80;

const PATH = /^(?:M\d{1,4} \d{1,4}(?:L\d{1,4} \d{1,4})*)+$/;

/** How many points a signature has; 0 for what is no path. */
export const signaturePoints = (path: string): number => (PATH.test(path) ? (path.match(/[ML]/g)?.length ?? 0) : 0);

/** Strokes as a path, each coordinate rounded and inside the box. */
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

/** Whether a sign-off is complete: who signs gives a name and more than a dot. */
export const isSignOff = ({
  outcome,
  name,
  signature,
}: {
  readonly outcome: SignOff;
  readonly name: string;
  readonly signature: string;
}): boolean =>
  outcome === 'signed'
    ? name.trim() !== '' && signaturePoints(signature) >= LEAST_SIGNATURE_POINTS
    : name === '' && signature === '';
