/** Milliseconds before an operation that the server does not understand is sent again; each further pause is twice as long. */
export const firstPause = 50;
export const longestPause = 800;
