import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidField } from '../../platform/http/http-error.ts'

const trailing = /[\p{N}\p{P}\p{S}\s]+$/u

/** What stays of a password when the usual decoration is taken off: `Password2024!` is `password`. */
function core(password: string): string {
  const lower = password.toLowerCase()
  // A password of nothing but digits and signs has no core; it is compared as it is.
  return lower.replace(trailing, '') || lower
}

const common = new Set(dictionary['passwords-common'].flatMap((password) => [password.toLowerCase(), core(password)]))

/** True for a password that many people have chosen before, with or without digits and signs behind it. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase()) || common.has(core(password))
}

/** @throws HttpError 400 at the field */
export function rejectCommonPassword(field: string, password: string): void {
  if (isCommonPassword(password)) {
    throw invalidField(field, refusals.commonPassword())
  }
}
