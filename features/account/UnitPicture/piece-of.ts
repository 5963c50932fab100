type Line = { readonly id: string; readonly title: string };

/** The line of a list that a part of a drawing is a piece of ("box_m#3"); undefined for a part of the room. */
export const pieceOf = <L extends Line>(key: string, items: readonly L[]): L | undefined => {
  const end = key.lastIndexOf('#');
  return end < 0 ? undefined : items.find(({ id }) => id === key.slice(0, end));
};
