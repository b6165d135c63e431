import { HeadedPage, type HeadedPageProps } from './headed-page.tsx'
import styles from './member-page.module.css'

interface MemberPageProps extends HeadedPageProps {
  /** For what is read in lines rather than filled in. */
  readonly wide?: boolean
}

/** A page of the signed-in area with one column of forms or panels; its heading looks as those of lists and records do. */
export function MemberPage(props: MemberPageProps) {
  return <HeadedPage styles={styles} {...props} />
}
