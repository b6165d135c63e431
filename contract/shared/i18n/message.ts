import type { GetICUArgs } from '@schummar/icu-type-parser'
import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { currentLanguage } from './current-language.ts'
import { formatMessage, type MessageValues } from './format-message.ts'
import type { Language } from './language.ts'

export type ArgumentsOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: never }
>

/** The names of a message's tags: `<link>…</link>` has `link`. */
export type TagsOf<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never

/** Both texts take the same: what only one of them names is an error at that text. */
type SameNames<Text extends string, Other extends string> = [
  | Exclude<keyof ArgumentsOf<Text> | TagsOf<Text>, keyof ArgumentsOf<Other> | TagsOf<Other>>
  | Exclude<keyof ArgumentsOf<Other> | TagsOf<Other>, keyof ArgumentsOf<Text> | TagsOf<Text>>,
] extends [infer Different]
  ? [Different] extends [never]
    ? unknown
    : { readonly 'named in one language only': Different }
  : never

type HasTags<Text extends string> = [TagsOf<Text>] extends [never] ? false : true

type ValuesOf<Text extends string, Element> =
  HasTags<Text> extends true
    ? [values: ArgumentsOf<Text> & Record<TagsOf<Text>, (text: (string | Element)[]) => Element>]
    : keyof ArgumentsOf<Text> extends never
      ? []
      : [values: ArgumentsOf<Text>]

/**
 * A text in the language of whoever reads it; called with its arguments where it has some. Where it has tags, its parts in their order,
 * with what was made of the tags among them.
 */
export interface Message<Text extends string> {
  <Element = never>(...values: ValuesOf<Text, Element>): HasTags<Text> extends true ? (string | Element)[] : string
  readonly texts: Readonly<Record<Language, string>>
}

/**
 * A message in every language, in ICU MessageFormat: `{name}`, `{count, plural, one {# hour} other {# hours}}`,
 * `{who, select, client {…} other {…}}`, `<link>…</link>`. What stands above its declaration tells the translator where it is read and
 * what its arguments are.
 */
export function message<const English extends string, const French extends string>(texts: {
  readonly en: English
  readonly fr: French & SameNames<French, English>
}): Message<English> {
  const compiled: Partial<Record<Language, CompiledMessage>> = {}
  const write = (values: MessageValues = {}) => {
    const language = currentLanguage()
    const written = formatMessage((compiled[language] ??= compile(texts[language])), values)
    return texts[language].includes('</') ? [written].flat() : written
  }
  return Object.assign(write, { texts }) as unknown as Message<English>
}
