import * as t from '../messages/fields.ts'
import { codeText } from '../../shared/line-text.ts'

export const appCodeLength = 6

const longestEntered = 40
const compact = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase()
const entered = codeText().min(1).max(longestEntered)

/** What the authenticator app shows, with or without spaces. */
export const appCode = entered
  .overwrite(compact)
  .refine((text) => text === '' || /^\d{6}$/.test(text), { error: () => t.appCode() })

const codeForm = /^(\d{6}|[A-Z2-7]{16})$/
const codeMessage = { error: () => t.appOrRecoveryCode() }

/** The same, for whoever has two-step sign-in; empty for the others. */
export const requiredSecondStep = codeText()
  .max(longestEntered)
  .overwrite(compact)
  .refine((text) => text === '' || codeForm.test(text), codeMessage)
  .optional()

/** A code of the app, or a recovery code. */
export const secondStepCode = entered
  .overwrite(compact)
  .refine((text) => text === '' || codeForm.test(text), codeMessage)
