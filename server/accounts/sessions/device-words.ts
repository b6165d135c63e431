import * as t from '@talentplace/contract/accounts/messages/account-mails'
import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import { getParser } from 'bowser'
import { writtenIn } from '../../platform/languages/reader-language.ts'

const longest = 100

/** The browser and system that a user agent names, as people know them and in the reader's language: `Chrome on Windows`. */
export function deviceText(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return t.unknownBrowser()
  const parser = getParser(userAgent)
  const browser = parser.getBrowserName()
  const system = parser.getOSName()
  if (browser === '') return system === '' ? t.unknownBrowser() : t.someBrowserOn({ system }).slice(0, longest)
  return (system === '' ? browser : t.browserOn({ browser, system })).slice(0, longest)
}

/** The same in English, as it is stored: a browser is known by it, whatever language it asks for. */
export const deviceWords = (userAgent: string | undefined): string =>
  writtenIn(defaultLanguage, () => deviceText(userAgent))

/** A stored browser in the reader's language. */
export function storedDevice(device: string): string {
  if (device === t.unknownBrowser.texts.en) return t.unknownBrowser()
  const [browser = '', system] = device.split(' on ')
  if (system === undefined) return device
  return device === t.someBrowserOn.texts.en.replace('{system}', system)
    ? t.someBrowserOn({ system })
    : t.browserOn({ browser, system })
}
