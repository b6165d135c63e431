import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import * as t from '@talentplace/contract/shared/messages/attachments'

const whole = new Intl.NumberFormat(locales[currentLanguage()], { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat(locales[currentLanguage()], { maximumFractionDigits: 1 })

/** Bytes as people read them: `812 B`, `34 kB`, `2.4 MB`, in French `2,4 Mo`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return t.bytes({ size: whole.format(bytes) })
  if (bytes < 1_000_000) return t.kilobytes({ size: whole.format(bytes / 1_000) })
  return t.megabytes({ size: tenth.format(bytes / 1_000_000) })
}
