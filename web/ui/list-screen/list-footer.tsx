import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import * as t from '@talentplace/contract/shared/messages/lists'
import { PageLinks } from '../page-links.tsx'
import { pageSizes, type ListState } from './list-state.ts'
import type { ChangeList } from './use-list-state.ts'
import styles from './list-screen.module.css'

interface ListFooterProps {
  readonly noun: readonly [one: string, several: string]
  readonly count: number
  readonly state: ListState
  readonly onChange: ChangeList
}

const whole = new Intl.NumberFormat(locales[currentLanguage()])
const plurals = new Intl.PluralRules(locales[currentLanguage()])

/** `11–20 of 243 users`. */
export function viewOf(noun: readonly [string, string], count: number, state: ListState): string {
  const several = t.counted({ count: whole.format(count), noun: noun[plurals.select(count) === 'one' ? 0 : 1] })
  if (count <= state.itemsPerPage) return several
  const from = (state.page - 1) * state.itemsPerPage + 1
  const to = Math.min(count, from + state.itemsPerPage - 1)
  return t.range({ from: whole.format(from), to: whole.format(to), several })
}

/** Where one is in the list, how much a page shows, and the way to the other pages. */
export function ListFooter({ noun, count, state, onChange }: ListFooterProps) {
  const [smallest] = pageSizes
  return (
    <div className={styles.footer}>
      <PageLinks
        label={t.pagesOf({ nouns: noun[1] })}
        page={state.page}
        pages={Math.ceil(count / state.itemsPerPage)}
        onPage={(page) => onChange({ ...state, page }, { toTop: true })}
      />
      {count > smallest && (
        <label className={styles.size}>
          {t.rowsPerPage()}
          <select
            value={state.itemsPerPage}
            onChange={(event) => onChange({ ...state, page: 1, itemsPerPage: Number(event.currentTarget.value) })}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
