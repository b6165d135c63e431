import { ApiFailure, failureMessage } from './api-failure.ts'

export interface FormProblems {
  /** What is wrong, at the field it is about. */
  readonly fields: Readonly<Record<string, string>>
  /** What is said of the whole form. */
  readonly whole: string
}

/** What a form says after a save was refused; `otherwise` where no reason came. What was entered stays. */
export function formProblems(error: unknown, otherwise: string): FormProblems {
  const fields = error instanceof ApiFailure ? (error.fields ?? {}) : {}
  if (Object.keys(fields).length === 0) return { fields, whole: failureMessage(error, otherwise) }
  return { fields, whole: 'Not saved yet. Please fix the highlighted fields.' }
}
