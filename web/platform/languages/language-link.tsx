import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, languageNames, languages } from '@talentplace/contract/shared/i18n/language'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const stays = () => () => undefined

/** Leads to the same page in the other language; the home page has an address in each. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname } = useLocation()
  // The page as served knows nothing of it, and an attribute that differs there would stay as it is.
  const search = useSyncExternalStore(
    stays,
    () => window.location.search,
    () => '',
  )
  const other = languages.find((language) => language !== currentLanguage()) ?? defaultLanguage
  const query = new URLSearchParams(search)
  query.set('lang', other)
  const isTranslatedHome = pathname === '/' && other !== defaultLanguage
  return (
    <a
      href={isTranslatedHome ? `/${other}${search}` : `${pathname}?${query}`}
      lang={other}
      hrefLang={other}
      className={className}
    >
      {languageNames[other]}
    </a>
  )
}
