import type { FailureCode } from '@talentplace/contract/shared/failure-codes'
import { DatabaseError } from 'pg'
import { HttpError } from '../../platform/http/http-error.ts'

const conflicts: Readonly<Record<string, { code: FailureCode<409>; message: string }>> = {
  users_email_key: { code: 'email_taken', message: 'There is an account with this email already.' },
  users_last_super_admin: {
    code: 'last_super_admin',
    message:
      'The last super administrator who can sign in can’t be removed or demoted. Make someone else one first, who has chosen a password.',
  },
}

/** Says what the database doesn't let happen to accounts. @throws HttpError 409, or the error itself */
export function sayConflict(error: unknown): never {
  const conflict = error instanceof DatabaseError ? conflicts[error.constraint ?? ''] : undefined
  if (conflict) throw new HttpError(409, conflict.code, conflict.message)
  throw error
}
