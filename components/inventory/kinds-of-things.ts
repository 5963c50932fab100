/** "1 kind of thing", "3 kinds of things". */
export const kindsOfThings = (count: number): string => (count === 1 ? '1 kind of thing' : `${count} kinds of things`);
