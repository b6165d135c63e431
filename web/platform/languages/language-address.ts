import { defaultLanguage, type Language } from '@talentplace/contract/shared/i18n/language'

/** Where a page is asked for in a language, which that chooses; the home page has an address in each. */
export function languageAddress(
  language: Language,
  { pathname, search }: { pathname: string; search: string },
): string {
  if (pathname === '/' && language !== defaultLanguage) return `/${language}${search}`
  const query = new URLSearchParams(search)
  query.set('lang', language)
  return `${pathname}?${query}`
}
