/*
 * How far the database had come when an answer was given, as 16 hexadecimal digits that sort as text. Who sends back the
 * latest one they were told reads nothing older than that, whichever process and whichever database answers. Told only
 * where lists are read from replicas. A plain module: the browser's first load carries no validation library.
 */

/** Of an answer to what may have written, and of a call by whoever keeps no cookies. */
export const positionHeader = 'x-database-position'
/** Where a browser keeps the latest one. */
export const positionCookie = 'database_position'
/** What the live channel says before it says that something changed. */
export const positionEvent = 'database_position'
