import '@talentplace/contract/shared/plain-messages'
import { schemaResolver } from '@mantine/form'
import { fixTheFields } from '../../platform/api/form-problems.ts'

/** What an operation of the contract says of the body or query that a form fills in. */
export type FormSchema = Parameters<typeof schemaResolver>[0] | undefined

/** What is wrong, by the path of the field it is about. */
export type Issues = Readonly<Record<string, string>>

/** What a schema finds wrong with a value: the first fault of each path, in the contract's words. */
export function schemaIssues(schema: FormSchema, value: unknown): Record<string, string> {
  if (schema === undefined) throw new Error('The operation sends nothing that a form could fill in')
  const issues = schemaResolver(schema, { sync: true })(value)
  return Object.fromEntries(Object.entries(issues).map(([path, issue]) => [path, String(issue)]))
}

/** The faults at the form's own fields: `fieldOf` names the field of what is sent otherwise than it is entered. */
export function atFields(issues: Issues, fieldOf: (path: string) => string): Record<string, string> {
  const placed: Record<string, string> = {}
  for (const [path, issue] of Object.entries(issues)) placed[fieldOf(path)] ??= issue
  return placed
}

function valueAt(path: string, values: object): unknown {
  let value: unknown = values
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value
}

/** What is left of faults after an edit: those of a value that was changed are no longer there. */
export function issuesAfter<T>(issues: Readonly<Record<string, T>>, before: object, after: object): Record<string, T> {
  return Object.fromEntries(Object.entries(issues).filter(([path]) => valueAt(path, before) === valueAt(path, after)))
}

/**
 * What is said of the whole form.
 * @param isVisible whether a field of the form shows what is said of that path
 * @param otherwise said where no field shows anything
 */
export function wholeIssue(issues: Issues, isVisible: (path: string) => boolean, errorMessage: string): string {
  return Object.keys(issues).some(isVisible) ? fixTheFields : errorMessage
}
