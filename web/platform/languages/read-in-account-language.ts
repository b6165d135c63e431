import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { sessionState } from '../session/session-store.ts'
import { languageAddress } from './language-address.ts'

/**
 * Asks for the page again where the account of its reader has another language than the browser. Where the browser has it as well, the
 * address is one of a language, and its link stays in that.
 */
export function readInAccountLanguage(): void {
  const language = sessionState.read().user?.language
  if (!language || language === currentLanguage() || document.cookie.includes(`lang=${language}`)) return
  window.location.replace(languageAddress(language, window.location) + window.location.hash)
}
