/**
 * Milliseconds for everything that one request asks of the provider, counted from its arrival: its writes and the reads
 * after them. With rendering and sending, a GraphQL answer is complete within 7.5 s and a page within 8 s.
 */
export const answerDeadlineMs = 7_200;
