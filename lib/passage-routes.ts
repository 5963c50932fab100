/** Whether large items go through a home: its page, and the answer for items and a home. */
export const PASSAGE = '/will-it-go-through';
export const PASSAGE_ANSWER = '/will-it-go-through/answer';
