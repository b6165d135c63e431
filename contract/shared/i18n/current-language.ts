import { defaultLanguage, type Language } from './language.ts'

/*
 * The language of whoever reads what is being written. The build of the app puts its own language in this module's place
 * (web/message-texts.ts); the server says how it knows (server/platform/languages).
 */

let read = (): Language => defaultLanguage

export const currentLanguage = (): Language => read()

/** Gives the source of before, for who puts it back. */
export function readLanguageFrom(source: () => Language): () => Language {
  const before = read
  read = source
  return before
}
