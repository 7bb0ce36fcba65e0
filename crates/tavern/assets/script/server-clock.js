// What time it is for the server: clocks that run out run out there.

let ahead = 0;

/** The server has said what time it is, in milliseconds since 1970. */
export const hear = (now) => (ahead = now - Date.now());

/** In milliseconds since 1970. */
export const now = () => Date.now() + ahead;
