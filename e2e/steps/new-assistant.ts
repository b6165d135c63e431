import type { APIRequestContext } from '@playwright/test'
import { bookkeeper, type Found } from './candidates.ts'
import { prepare } from './prepare.ts'
import { newEmail } from './registration.ts'
import { authorized, type Contact } from './session.ts'

/**
 * Someone with free hours who can sign in from now on, and whom no other journey asks for.
 * @param best how many of those found, best first, it may be
 */
export async function newAssistant(request: APIRequestContext, client: Contact, best?: number) {
  const found = await request.get(`/api/matching/vasearch?rids[]=${bookkeeper}&hours[]=20`, {
    headers: authorized(client),
  })
  const assistants = ((await found.json()) as Found).assistants.slice(0, best)
  const email = newEmail('assistant')
  const chosen = await prepare('give-account.ts', email, ...assistants.map(({ id }) => String(id)))
  const assistant = assistants.find(({ id }) => String(id) === chosen)
  if (!assistant) throw new Error('Nobody has the hours')
  return { ...assistant, email }
}
