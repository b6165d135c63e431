import { z } from 'zod'
import { operation } from '../shared/operation.ts'
import { permission } from '../shared/permission.ts'

/** A1.4: the e-mail field's rules; the text is trimmed. */
export const email = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .max(254, 'E-mail must be valid')
  .pipe(z.email('E-mail must be valid'))

/** A2.1: the signed-in person as the browser keeps them. */
export const sessionUser = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  permissions: z.array(permission),
  avatar_id: z.int(),
  client_uuid: z.uuid().nullable(),
  /** The string 'true' for a client's primary contact, else 'false'. */
  is_primary_contact: z.enum(['true', 'false']),
})
export type SessionUser = z.infer<typeof sessionUser>

export const signInForm = z.object({ email, password: z.string('Required').min(1, 'Required').max(1000) })

export const login = operation({
  name: 'accounts.login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with e-mail and password',
  caller: 'anyone',
  body: signInForm.extend({ collect: z.record(z.string(), z.string().max(200)).optional() }),
  reply: z.object({ token: z.string(), user: sessionUser }),
  failures: [400, 401, 429],
})

export const getSession = operation({
  name: 'accounts.getSession',
  method: 'GET',
  path: '/auth/session',
  summary: 'The signed-in person',
  caller: 'session',
  reply: z.object({ user: sessionUser }),
})

export const logout = operation({
  name: 'accounts.logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  caller: 'session',
  reply: z.object({}),
})
