/** The characters of a text message (3GPP TS 23.038), without the three controls that our texts do not need. */
const BASIC = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà\n',
);
/** The characters of its extension table, of two septets each. */
const EXTENDED = new Set('^{}\\[~]|€');

/** Typographic characters with their replacements in the GSM alphabet. */
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
};

/** Returns the septets of a text. Null when it has a character outside the alphabet. */
export function septetsOf(text: string): number | null {
  let septets = 0;
  for (const sign of text) {
    if (BASIC.has(sign)) septets += 1;
    else if (EXTENDED.has(sign)) septets += 2;
    else return null;
  }
  return septets;
}

/**
 * Returns the text in the GSM alphabet: "Zoë" is "Zoe", "10:00–12:00" has a hyphen, and characters without a
 * replacement are dropped.
 */
export function asGsm(text: string): string {
  return Array.from(text.normalize('NFC')).map(written).join('');
}

function written(sign: string): string {
  if (septetsOf(sign) !== null) return sign;
  const plain = PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
  return septetsOf(plain) === null ? '' : plain;
}
