import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { afterEach, describe, expect, test } from 'vitest'
import { readLoginLink, takeLoginLink } from './login-link.ts'
import { loginRequest } from './login-request.ts'

test('A1.2 a link with email and pin opens the reset stage, and neither stays in the address', () => {
  expect(readLoginLink('?action=login&email=sam%40kerr.test&pin=AB2C3D')).toEqual({
    start: { stage: 'reset_password', email: 'sam@kerr.test', pin: 'AB2C3D' },
    rest: '',
  })
})

test('A1.2 what else the address says stays', () => {
  expect(readLoginLink('?rids=3&action=login&pin=AB2C3D&email=sam%2Bwork%40kerr.test&step=roles')).toEqual({
    start: { stage: 'reset_password', email: 'sam+work@kerr.test', pin: 'AB2C3D' },
    rest: '?rids=3&step=roles',
  })
})

test.each(['?action=login', '?action=login&email=%20&pin=AB2C3D', '?action=login&email=sam%40kerr.test'])(
  'A1.2 %s lacks a part and opens the sign-in, its pin out of the address all the same',
  (search) => {
    const link = readLoginLink(search)
    expect(link?.start.stage).toBeUndefined()
    expect(link?.rest).toBe('')
  },
)

test.each(['', '?action=logout&email=a%40b.test&pin=AB2C3D', '?email=a%40b.test&pin=AB2C3D'])(
  'A1.2 %j is no such link',
  (search) => {
    expect(readLoginLink(search)).toBeNull()
  },
)

const sam = { email: 'sam@kerr.test', permissions: ['client'] } as SessionUser

/** Where the browser is led, what its address says, and what the dialog asks; null: it isn't there. */
function open(address: string, signedIn: SessionUser | null) {
  const { pathname, search, hash } = new URL(address, 'https://talentplace.test')
  const seen: { address: string; to: string | null } = { address, to: null }
  const location = { pathname, search, hash, replace: (to: string) => (seen.to = to) } as unknown as Location
  const replaceState = (_state: unknown, _title: string, to: string) => (seen.address = to)
  const history = { state: null, replaceState } as unknown as History
  takeLoginLink({ history, location }, signedIn, () => '/client/home')
  const { start, message } = loginRequest.read() ?? {}
  return { ...seen, asks: start ?? null, message }
}

describe('A1.2 a link that signs in, opened in a browser', () => {
  afterEach(() => loginRequest.replace(null))
  test('asks for the password where nobody is signed in', () => {
    expect(open('/?action=login&email=sam%40kerr.test', null)).toEqual({
      address: '/',
      to: null,
      asks: { email: 'sam@kerr.test' },
      message: undefined,
    })
  })

  test.each(['/?action=login&email=Sam%40kerr.test', '/?action=login'])(
    'asks nothing of whoever is signed in already, and leads home: %s',
    (address) => {
      expect(open(address, sam)).toMatchObject({ address: '/', to: '/client/home', asks: null })
    },
  )

  test('leaves a search where it is', () => {
    const opened = open('/search?action=login&email=sam%40kerr.test&step=roles', sam)
    expect(opened).toMatchObject({ address: '/search?step=roles', to: null, asks: null })
  })

  test('says whose browser it is, where someone else is signed in', () => {
    expect(open('/?action=login&email=ola%40kerr.test', sam)).toEqual({
      address: '/',
      to: null,
      asks: { email: 'ola@kerr.test' },
      message: 'You’re signed in here as sam@kerr.test.',
    })
  })

  test('lets a new password be chosen, whoever is signed in', () => {
    expect(open('/?action=login&email=sam%40kerr.test&pin=AB2C3D', sam).asks).toMatchObject({ pin: 'AB2C3D' })
  })
})
