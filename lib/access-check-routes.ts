/** The page that checks whether large items fit through a home, also with an answer. */
export const ACCESS_CHECK = '/will-it-go-through';
export const ACCESS_CHECK_ANSWER = '/will-it-go-through/answer';
