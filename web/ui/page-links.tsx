import { Pagination } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import '@mantine/core/styles/Group.layer.css'
import styles from './page-links.module.css'

const names = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' } as const

interface PageLinksProps {
  /** What the pages are of, for screen readers. */
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a list; absent when there is one. */
export function PageLinks({ label, page, pages, onPage }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label}>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        siblings={1}
        boundaries={1}
        classNames={{ control: styles.control }}
        getControlProps={(control) => ({ 'aria-label': names[control] })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}`, 'aria-current': item === page ? 'page' : undefined })}
      />
    </nav>
  )
}
