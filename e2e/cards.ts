import { expect, type APIRequestContext } from '@playwright/test'
import type { Person } from './notifications.ts'
import { newClient } from './registration.ts'

export interface ClientPerson extends Person {
  readonly user: Person['user'] & { readonly client_uuid: string }
}

/** The primary contact of a new company, signed in. */
export async function newContact(request: APIRequestContext): Promise<ClientPerson> {
  const { email, password } = await newClient(request, 'billing')
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as ClientPerson
}

/** Adds a test card by its token. */
export async function addCard(request: APIRequestContext, { token, user }: ClientPerson, card: string): Promise<void> {
  const answer = await request.post(`/api/client/${user.client_uuid}/credit_card`, {
    headers: { authorization: `Bearer ${token}` },
    data: { token: card },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
