/** The page that checks whether large items fit through a home, also with an answer. */
export const PASSAGE = '/will-it-go-through';
export const PASSAGE_ANSWER = '/will-it-go-through/answer';
