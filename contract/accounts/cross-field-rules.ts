import * as ui from '../shared/messages/ui.ts'
import * as t from './messages/fields.ts'
import type { z } from 'zod'

type Values = Readonly<Record<string, unknown>>

/** Told also while other fields are wrong, so that a person sees everything at once; a value that is no form has no fields. */
const alongside = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/**
 * A1.12: `confirm_password` must repeat the password. A password that isn't asked for needs no confirmation; where it
 * is, the confirmation's own rule says that it is required.
 */
export function confirmMatches<Form extends z.ZodObject>(form: Form, field: string): Form {
  return form.refine(
    (values: Values) => {
      const { confirm_password: confirmed } = values
      return confirmed === undefined || confirmed === '' || values[field] === confirmed
    },
    { path: ['confirm_password'], error: () => t.confirmMustMatch(), when: alongside },
  )
}

/** B7.3: a company, unless the box says that nobody's business is represented. */
export function companyUnlessIndividual<Form extends z.ZodObject>(form: Form): Form {
  return form.refine((values: Values) => values['is_individual'] === true || Boolean(values['company']), {
    path: ['company'],
    error: () => ui.required(),
    when: alongside,
  })
}
