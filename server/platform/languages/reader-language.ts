import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { readLanguageFrom } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, languages, type Language } from '@talentplace/contract/shared/i18n/language'
import { parseCookie, stringifySetCookie } from 'cookie'
import Negotiator from 'negotiator'

/** What a person's own choice of language is stored under in their browser. */
const languageCookie = 'lang'
const yearInSeconds = 365 * 24 * 3600

/** Whether a text names a language that we have. */
const isLanguage = (text: string | undefined): text is Language => languages.some((each) => each === text)

/** The language that a browser asks for: its person's own choice, else the best that it accepts, else English. */
export function requestLanguage(request: Pick<IncomingMessage, 'headers'>): Language {
  const { cookie } = request.headers
  const chosen = cookie === undefined ? undefined : parseCookie(cookie)[languageCookie]
  if (isLanguage(chosen)) return chosen
  const accepted = new Negotiator(request as IncomingMessage).language([...languages])
  return isLanguage(accepted) ? accepted : defaultLanguage
}

/** The choice of a language that an address makes (`?lang=fr`), with the address without it; null: it makes none. */
export function languageChoice(url: string): { readonly language: Language; readonly rest: string } | null {
  const [path = '', search] = url.split('?')
  const query = new URLSearchParams(search)
  const language = query.get('lang') ?? undefined
  if (!isLanguage(language)) return null
  query.delete('lang')
  return { language, rest: query.size === 0 ? path : `${path}?${query}` }
}

/** The header by which a browser keeps its person's choice of language. */
export function languageHeader(language: Language, { https }: { https: boolean }): string {
  return stringifySetCookie({
    name: languageCookie,
    value: language,
    path: '/',
    maxAge: yearInSeconds,
    sameSite: 'lax',
    secure: https,
  })
}

interface Reader {
  language?: Language
  /** Asked once a message is read. */
  readonly find: () => Language
}

const reader = new AsyncLocalStorage<Reader>()
readLanguageFrom(() => {
  const present = reader.getStore()
  return present === undefined ? defaultLanguage : (present.language ??= present.find())
})

/** Writes something in one language, whoever reads now: a document, a mail. */
export const writtenIn = <Result>(language: Language, write: () => Result): Result =>
  reader.run({ find: () => language }, write)

/** Does what a browser asks for in the language of its person's account, else in its own, which is looked for once a message is read. */
export function inLanguageOf(
  request: Pick<IncomingMessage, 'headers'>,
  work: () => void,
  account: Language | null = null,
): void {
  reader.run({ find: () => account ?? requestLanguage(request) }, work)
}

/** The rest of a call is answered in the language of the account that it turned out to be about. */
export function answerIn(account: Language | null): void {
  const present = reader.getStore()
  if (present !== undefined && account !== null) present.language = account
}
