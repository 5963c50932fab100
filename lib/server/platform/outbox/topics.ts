/**
 * The payload of every topic. Each module declares its own payloads beside its notifications. Payloads carry ids, never a
 * guest's key or personal data: a notification reads the current state when it is sent.
 */
export interface OutboxTopics {}
export type OutboxTopic = keyof OutboxTopics;

export type MailTopic = Extract<OutboxTopic, `${string}.customer` | `${string}.operator` | `${string}.lead`>;
export type SmsTopic = Extract<OutboxTopic, `${string}.text`>;
