import * as ui from '@talentplace/contract/shared/messages/ui'
import { ApiFailure, failureMessage } from './api-failure.ts'

export interface FormProblems {
  /** What is wrong, at the field it is about. */
  readonly fields: Readonly<Record<string, string>>
  /** What is said of the whole form. */
  readonly whole: string
}

/** Said of the whole form where what is wrong stands beside its fields. */
export const fixTheFields = ui.fixTheFields()

/** What the server refused, by field. */
export function rejectedFields(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ApiFailure && error.fields) || {}
}

/** What a form says after a save was refused; `otherwise` where no reason came. What was entered stays. */
export function formProblems(error: unknown, errorMessage: string): FormProblems {
  const fields = rejectedFields(error)
  return { fields, whole: Object.keys(fields).length === 0 ? failureMessage(error, errorMessage) : fixTheFields }
}
