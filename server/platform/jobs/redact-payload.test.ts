import { describe, expect, it } from 'vitest'
import { redactPayload } from './redact-payload.ts'

describe('E4 the payload of a job', () => {
  it('shows ids, dates, numbers and plain words', () => {
    const payload = {
      uuid: '01940000-0000-7000-8000-000000000001',
      wanted: 'registration',
      at: '2026-11-20T12:00:00.000Z',
      tries: 3,
      on: true,
      none: null,
    }
    expect(JSON.parse(redactPayload(payload))).toEqual(payload)
  })

  it('hides what could be a person, a key, a code or a card, however deep', () => {
    const secrets = {
      email: 'robin@example.com',
      name: 'Robin Field',
      token: 'abcdef',
      code: 123456,
      card: { number: 4242424242424242, brand: 'visa' },
      list: ['AB23CD', 'sk_live_51Habc', { link: 'https://talent.test/verify/x' }],
      body: 'hello',
    }
    const view = redactPayload(secrets)
    expect(view).not.toMatch(/robin|field|abcdef|1234|hello|AB23|sk_live|https/i)
    expect(JSON.parse(view)).toMatchObject({ code: '•••', list: ['•••', '•••', { link: '•••' }] })
  })

  it('of a job that was given nothing is empty', () => {
    expect(redactPayload(null)).toBe('{}')
  })
})
