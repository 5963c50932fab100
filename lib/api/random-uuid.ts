/**
 * Returns a random UUID (version 4). Replaces crypto.randomUUID, which browsers offer on https and localhost only, so a
 * site visited at http://192.168.1.20 could not create keys.
 */
export const randomUuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
