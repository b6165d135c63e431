import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, languageNames, languages, type Language } from '@talentplace/contract/shared/i18n/language'
import { isStaffPermission } from '@talentplace/contract/shared/permission'
import { useSyncExternalStore, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { call } from '../api/call.ts'
import { useSession } from '../session/session.ts'
import { languageAddress } from './language-address.ts'

const stays = () => () => undefined

async function chooseForAccount(language: Language, href: string): Promise<void> {
  // Without an answer the page can't be asked for either, and its browser says so.
  await call('accounts.savePreferences', { body: { language } }).catch(() => undefined)
  window.location.assign(href)
}

/** Leads to the same page in the other language, which becomes that of the account of a client or an assistant. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname } = useLocation()
  const { user } = useSession()
  // The page as served knows nothing of it, and an attribute that differs there would stay as it is.
  const search = useSyncExternalStore(
    stays,
    () => window.location.search,
    () => '',
  )
  const other = languages.find((language) => language !== currentLanguage()) ?? defaultLanguage
  const href = languageAddress(other, { pathname, search })
  function choose(event: MouseEvent): void {
    if (user === null || user.permissions.some(isStaffPermission)) return
    event.preventDefault()
    void chooseForAccount(other, href)
  }
  return (
    <a href={href} lang={other} hrefLang={other} className={className} onClick={choose}>
      {languageNames[other]}
    </a>
  )
}
