/** The letters of a text message (3GPP TS 23.038), without the three controls that no text of ours needs. */
const BASIC = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà\n',
);
/** Letters of its extension: each takes two septets. */
const EXTENDED = new Set('^{}\\[~]|€');

/** Signs of typeset text, as a telephone's alphabet writes them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '−': '-', '…': '...' },
  ...{ '\u00A0': ' ', '\u202F': ' ' },
};

/** Septets that a text takes; null for one with a letter that the alphabet does not have. */
export function septetsOf(text: string): number | null {
  let septets = 0;
  for (const sign of text) {
    if (BASIC.has(sign)) septets += 1;
    else if (EXTENDED.has(sign)) septets += 2;
    else return null;
  }
  return septets;
}

/** The text in that alphabet: "Zoë" is "Zoe", "10:00–12:00" has a hyphen, and what it cannot write is left out. */
export function asGsm(text: string): string {
  return Array.from(text.normalize('NFC')).map(written).join('');
}

function written(sign: string): string {
  if (septetsOf(sign) !== null) return sign;
  const plain = PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
  return septetsOf(plain) === null ? '' : plain;
}
