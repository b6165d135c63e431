import * as ui from './messages/ui.ts'
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * The error of a field that must be there: "Required" where nothing was given. What else may be wrong with a value is said by
 * `plain-messages`, so that nobody who gave one reads that it is missing.
 */
export const required = {
  error: ({ input }: { readonly input?: unknown }): string | undefined => (isEmpty(input) ? ui.required() : undefined),
}
