/** How a document that a thread makes can be refused (decision 0142). */
export const madeByThread = ['409 too_long', '503 not_prepared', '503 took_too_long'] as const
