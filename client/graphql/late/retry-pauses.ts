/** Milliseconds before an operation that the server does not understand is sent again; each further pause is twice as long. */
export const firstPauseMs = 50;
export const longestPauseMs = 800;
