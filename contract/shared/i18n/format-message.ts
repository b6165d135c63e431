import format, { type CompiledMessage } from 'icu-minify/format'
import { currentLanguage } from './current-language.ts'
import { locales } from './language.ts'

/** What a message is given: texts, numbers, and for each of its tags what is made of the text between. */
export type MessageValues<Element = unknown> = Readonly<
  Record<string, string | number | ((text: (string | Element)[]) => Element)>
>

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

function formatOf<Format>(known: Map<string, Format>, make: () => Format, ...key: unknown[]): Format {
  const name = JSON.stringify(key)
  const found = known.get(name) ?? make()
  known.set(name, found)
  return found
}

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    formatOf(numbers, () => new Intl.NumberFormat(...args), ...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    formatOf(plurals, () => new Intl.PluralRules(...args), ...args),
  getDateTimeFormat(): never {
    throw new Error('A message takes a date as a text: zones come from the clock')
  },
}

/** A compiled message with its values: one text, or where tags made something of theirs, the parts in their order. */
export function formatMessage<Element>(message: CompiledMessage, values: MessageValues<Element>) {
  return format<Element>(message, locales[currentLanguage()], values as Parameters<typeof format<Element>>[2], {
    formatters,
  })
}
