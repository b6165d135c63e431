/** A document of more pages or characters than anybody reads; drawing it would take minutes. */
export class DocumentTooLong extends Error {}
