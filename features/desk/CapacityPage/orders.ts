/** "1 order", "3 orders". */
export const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
