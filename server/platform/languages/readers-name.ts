import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { sql, type RawBuilder } from 'kysely'

/**
 * A name of the reference data in the language of whoever reads, as SQL: in French where it has one.
 * @param column with its table or alias, where the query has several; `{column}_fr` holds the French
 */
export function readersName(column: string): RawBuilder<string> {
  const english = sql.ref<string>(column)
  return currentLanguage() === 'fr' ? sql<string>`coalesce(${sql.ref(`${column}_fr`)}, ${english})` : sql`${english}`
}

/** The same of a row that has been read. */
export function readersValue({
  value,
  value_fr,
}: {
  readonly value: string
  readonly value_fr?: string | null
}): string {
  return (currentLanguage() === 'fr' && value_fr) || value
}
