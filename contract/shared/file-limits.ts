/*
 * Numbers only, no schemas: pages say these before the validation library has loaded.
 */

/** Bytes of one file. */
export const maxFileBytes = 25 * 1024 * 1024

/** Files of one message or comment. */
export const maxFilesTogether = 10

/** Files that one person can send within an hour. */
export const maxFilesAnHour = 200
