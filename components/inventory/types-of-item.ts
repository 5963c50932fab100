export const typesOfItem = (count: number): string => (count === 1 ? '1 type of item' : `${count} types of item`);
