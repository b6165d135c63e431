import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, languageNames, languages } from '@talentplace/contract/shared/i18n/language'
import { useSyncExternalStore, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { call } from '../api/call.ts'
import { readToken } from '../session/session-store.ts'
import { languageAddress } from './language-address.ts'

const stays = () => () => undefined

/** Leads to the same page in the other language, which becomes that of the account of a client or an assistant. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname } = useLocation()
  // The page as served knows nothing of it, and an attribute that differs there would stay as it is.
  const search = useSyncExternalStore(
    stays,
    () => window.location.search,
    () => '',
  )
  const other = languages.find((language) => language !== currentLanguage()) ?? defaultLanguage
  const href = languageAddress(other, { pathname, search })
  const go = () => window.location.assign(href)
  function choose(event: MouseEvent): void {
    if (readToken() === null) return
    event.preventDefault()
    // Staff aren't let: for them it is their browser's alone. Without an answer the page can't be asked for either.
    call('accounts.savePreferences', { body: { language: other } }).then(go, go)
  }
  return (
    <a href={href} lang={other} hrefLang={other} className={className} onClick={choose}>
      {languageNames[other]}
    </a>
  )
}
