import { expect, type APIRequestContext } from '@playwright/test'
import { authorized, type Contact } from './session.ts'

/** Adds a test card by its token. */
export async function addCard(request: APIRequestContext, contact: Contact, card: string): Promise<void> {
  const answer = await request.post(`/api/client/${contact.user.client_uuid}/credit_card`, {
    headers: authorized(contact),
    data: { token: card },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
