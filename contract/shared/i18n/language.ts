/** The languages people can read us in: those that every message has. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** What Intl, documents and search engines call them: ours are those of Canada. */
export const locales = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>
export type Locale = (typeof locales)[Language]

/** As each calls itself. */
export const languageNames = { en: 'English', fr: 'Français' } as const satisfies Record<Language, string>

export const defaultLanguage: Language = 'en'
