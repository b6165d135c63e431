import { HttpError } from '../../platform/http/http-error.ts'

/** Two promotions with one code are told at its field; every other problem goes on. */
export function sayCodeTaken(problem: unknown): never {
  const { constraint } = problem as { constraint?: string }
  if (constraint !== 'promotions_by_code') throw problem
  const message = 'Another promotion has this code.'
  throw new HttpError(409, 'code_taken', message, { fields: { code: message } })
}
