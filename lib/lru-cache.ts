export function lruCache<T>(most: number) {
  const answers = new Map<string, T>();
  return {
    get: (key: string): T | undefined => {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set: (key: string, answer: T): void => {
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
}
