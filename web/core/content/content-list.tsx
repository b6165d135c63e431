import { useApi } from '../../platform/api/query.ts'
import { useBrand } from '../../platform/configuration/brand.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Link } from 'react-router'
import styles from './content-list.module.css'

/** Every public page whose words can be changed, with the edition in force. */
export default function ContentList() {
  const { name } = useBrand()
  const pages = useApi('content.listContent', {})
  return (
    <div className={styles.page}>
      <h1>Page texts</h1>
      <p className={styles.lead}>
        The words of the public pages. A new edition is up at once; earlier ones are kept, because someone may have
        agreed to them.
      </p>
      <Loaded of={pages} height={480}>
        {({ content }) => (
          <ul className={styles.list}>
            {content.map(({ page, heading, version, edited_date, edited_by }) => (
              <li key={page}>
                <Link to={staffPaths.contentPage(page)}>{page}</Link>
                <span className={styles.heading}>{heading.replaceAll('{brand}', name)}</span>
                <span className={styles.edition}>
                  Edition {version}
                  {edited_date && (
                    <>
                      {' · '}
                      {edited_by ?? 'Someone who left'}, <InstantTime instant={edited_date} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
