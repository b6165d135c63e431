import pino from 'pino'
import { expect, it } from 'vitest'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { createHttpServer } from '../http/server.ts'
import { requestLanguage } from './reader-language.ts'

const languageOf = (headers: Record<string, string>) => requestLanguage({ headers })

it('a person’s own choice counts before what their browser accepts', () => {
  expect(languageOf({ cookie: 'theme=dark; lang=fr', 'accept-language': 'en-CA' })).toBe('fr')
  expect(languageOf({ cookie: 'lang=en', 'accept-language': 'fr-CA,fr;q=0.9' })).toBe('en')
  expect(languageOf({ cookie: 'lang=xx', 'accept-language': 'fr-CA,fr;q=0.9' })).toBe('fr')
})

it('the best language counts that a browser accepts and we have, whatever its country, else English', () => {
  expect(languageOf({ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' })).toBe('fr')
  expect(languageOf({ 'accept-language': 'de,fr-FR;q=0.8,en;q=0.7' })).toBe('fr')
  expect(languageOf({ 'accept-language': 'en-US,en;q=0.9,fr;q=0.8' })).toBe('en')
  expect(languageOf({ 'accept-language': 'de' })).toBe('en')
  expect(languageOf({ 'accept-language': '*' })).toBe('en')
  expect(languageOf({ 'accept-language': ';;q=' })).toBe('en')
  expect(languageOf({})).toBe('en')
})

it('messages of a request are in its language, with a body and without, and two at a time keep apart', async () => {
  const server = createHttpServer({ log: pino({ level: 'silent' }) })
  server.all('/', async () => {
    const before = currentLanguage()
    await new Promise((resolve) => setImmediate(resolve))
    return [before, currentLanguage()]
  })
  const request = async (method: 'GET' | 'POST', language: string) =>
    (
      await server.inject({
        method,
        url: '/',
        headers: { 'accept-language': language },
        ...(method === 'POST' && { payload: { text: 'a body' } }),
      })
    ).json()
  const answers = await Promise.all([
    request('GET', 'fr-CA'),
    request('GET', 'en'),
    request('POST', 'fr-CA'),
    request('POST', 'en'),
  ])
  expect(answers).toEqual([
    ['fr', 'fr'],
    ['en', 'en'],
    ['fr', 'fr'],
    ['en', 'en'],
  ])
  await server.close()
  expect(currentLanguage()).toBe('en')
})
