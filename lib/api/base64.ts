/** Bytes as JSON carries them. In pieces, for a function takes only so many arguments. */
export function base64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)),
  );
  return btoa(pieces.join(''));
}
