import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { demoPassword } from './account.ts'
import { newClient } from './registration.ts'

/** Someone who has signed in. */
export interface Person {
  readonly token: string
  readonly user: {
    readonly uuid: string
    readonly full_name: string
    readonly client_uuid?: string | null
    readonly permissions: readonly string[]
  }
}

/** Someone of a client's company. */
export interface Contact extends Person {
  readonly user: Person['user'] & { readonly client_uuid: string }
}

/** A session, as signing in gives it. `collect`: what a first sign-in asks for besides. */
export async function sessionOf(
  request: APIRequestContext,
  email: string,
  password: string = demoPassword,
  collect: object = {},
): Promise<Person> {
  const answer = await request.post('/api/auth/login', { data: { email, password, collect } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Person
}

/** The primary contact of a new company, which nobody else's journey touches. */
export async function newContact(request: APIRequestContext, who: string): Promise<Contact> {
  const { email, password } = await newClient(request, who)
  return (await sessionOf(request, email, password)) as Contact
}

export function authorized({ token }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** Makes the page theirs from its next load on, as a browser that signed in before; who signs out there stays out. */
export async function become(page: Page, person: Person): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('journey.became')?.includes(stored)) return
    sessionStorage.setItem('journey.became', `${sessionStorage.getItem('journey.became') ?? ''}${stored}`)
    localStorage.setItem('talentplace.session', stored)
  }, JSON.stringify(person))
}

/** Opens an address as someone who signed in before. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await become(page, person)
  await page.goto(path)
}

/** Opens an address as someone of the demo data: `client`, `va`, `super` … */
export async function enter(page: Page, who: string, path: string): Promise<void> {
  await openAs(page, await sessionOf(page.request, `${who}@demo.test`), path)
}
