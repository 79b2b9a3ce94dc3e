/**
 * Milliseconds for all that one request asks the provider, from its arrival on: its writes and the readings after them
 * together. Printed and sent, a GraphQL answer is there within 7.5 s and a page within 8 s.
 */
export const ANSWER_DEADLINE = 7_200;
