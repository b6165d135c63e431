import type { Language } from '@talentplace/contract/shared/i18n/language'
import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const english = /(?<folder>\/contract\/core\/content\/shipped\/)(?<file>[a-z-]+\.ts)$/

/** Builds the app in one language: where a public page imports the words that the product brings, those of the language stand. */
export function shippedWords(language: Language): Plugin {
  return {
    name: 'shipped-words',
    load(id) {
      if (language === defaultLanguage || !english.test(id)) return null
      const file = id.replace(english, `$<folder>${language}/$<file>`)
      this.addWatchFile(file)
      return readFileSync(file, 'utf8')
    },
  }
}
