import * as ui from '@talentplace/contract/shared/messages/ui'
import { pageNumbers } from './page-numbers.ts'
import styles from './page-links.module.css'

interface PageLinksProps {
  /** What the pages are of, for screen readers. */
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a list; absent when there is one. Light enough for the first load of a profile. */
export function PageLinks({ label, page, pages, onPage }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li>
          <button
            type="button"
            className={styles.control}
            disabled={page <= 1}
            aria-label={ui.previousPage()}
            onClick={() => onPage(page - 1)}
          >
            <span aria-hidden="true">‹</span>
          </button>
        </li>
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={styles.control}
                aria-label={ui.pageNumber({ number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.control}
            disabled={page >= pages}
            aria-label={ui.nextPage()}
            onClick={() => onPage(page + 1)}
          >
            <span aria-hidden="true">›</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
