import { HeadedPage, type HeadedPageProps } from './headed-page.tsx'
import styles from './page.module.css'

/** A public reading page: a display heading, a lead and a column of text. */
export function Page(props: HeadedPageProps) {
  return <HeadedPage styles={styles} {...props} />
}
